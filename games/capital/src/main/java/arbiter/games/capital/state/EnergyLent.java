package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Somebody generous gives Energy for what another is about to pay. Ledger: CAP-AMB-125. */
public record EnergyLent(String lender, String unit, int energy) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(lender).energy -= energy;
        Sharing.purse(state, state.combatant(unit)).energy += energy;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, lender)
                .words(" gives " + energy + " Energy to ")
                .unit(unit, state.combatant(unit).name())
                .words(", " + state.combatant(lender).energy + " left")
                .line();
    }
}
