package arbiter.games.capital.energy;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A unit gets Energy back, up to its maximum. Ledger: CAP-ATTR-3, CAP-AMB-141. */
public record EnergyRestored(String unit, Modifiers amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        int most = Math.max(combatant.energy(), combatant.profile().maxima().energy());
        EnergyStore.set(combatant, Math.min(most, combatant.energy() + amount.total()));
    }

    @Override
    public Line line(CapitalState state) {
        String parts = amount.parts().size() > 1 ? " (" + amount + ")" : "";
        return tell(
                state,
                unit,
                " regains " + amount.total() + " Energy" + parts + ", now "
                        + state.unit(unit).energy());
    }
}
