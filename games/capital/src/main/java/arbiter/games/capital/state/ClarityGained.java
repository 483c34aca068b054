package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A quiet moment clears the mind; the third Clarity turns all three into Energy. Ledger: clear-mind. */
public record ClarityGained(String unit) implements CapitalEvent {

    private static final int FULL = 3;

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.readiness.clarity++;
        if (combatant.readiness.clarity == FULL) {
            combatant.readiness.clarity = 0;
            combatant.energy = Math.min(combatant.profile().maxima().energy(), combatant.energy + 1);
        }
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        return CapitalEvent.tell(
                state,
                unit,
                combatant.readiness.clarity == 0
                        ? " turns Clarity into Energy, " + combatant.energy + " Energy"
                        : " has " + combatant.readiness.clarity + " Clarity");
    }
}
