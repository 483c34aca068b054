package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A fall has ended on the ground. Ledger: CAP-FALL-2. */
public record Landed(String unit, int metres, boolean prone) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.momentum.land();
        combatant.prone |= prone;
    }

    @Override
    public Line line(CapitalState state) {
        String how = prone ? " and lies on the ground" : " on their feet";
        return CapitalEvent.tell(state, unit, " hits the ground after " + metres + "m" + how);
    }
}
