package arbiter.games.narrative.turn;

import arbiter.games.narrative.unit.NarrativeState;

/**
 * A place in the order of turns. It belongs to a side, not to who rolled it; only whoever hides keeps the slot it rolled,
 * so that nobody is seen to act in it. Ledger: NAR-INIT-4.
 */
public record Slot(String side, String rolledBy, int success, int advantage) {

    /** A slot by decree, for tables whose order is given. */
    public static Slot unrolled(String side, String unit) {
        return new Slot(side, unit, 0, 0);
    }

    /** Whether somebody has it whom others do not know of. */
    boolean isSecret(NarrativeState state) {
        return state.hiddenUnits().contains(rolledBy);
    }
}
