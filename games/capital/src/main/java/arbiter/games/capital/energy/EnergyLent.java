package arbiter.games.capital.energy;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** Somebody generous gives Energy for what another is about to pay. Ledger: CAP-AMB-125. */
public record EnergyLent(String lender, String unit, int energy) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant from = state.unit(lender);
        EnergyStore.set(from, from.energy() - energy);
        EnergyStore.spend(state, state.unit(unit), -energy);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, lender)
                .words(" gives " + energy + " Energy to ")
                .unit(unit, state.unit(unit).name())
                .words(", " + state.unit(lender).energy() + " left")
                .line();
    }
}
