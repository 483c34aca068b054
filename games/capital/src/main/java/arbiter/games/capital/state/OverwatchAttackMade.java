package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** One of the Attacks of an Overwatch is made; with the last one it ends. Ledger: CAP-OW-4. */
public record OverwatchAttackMade(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.overwatch = Math.max(0, combatant.overwatch - 1);
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.combatant(unit).overwatch;
        String more = left == 1 ? " has 1 Overwatch Attack left" : " has " + left + " Overwatch Attacks left";
        return CapitalEvent.tell(state, unit, left == 0 ? " is no longer on Overwatch" : more);
    }
}
