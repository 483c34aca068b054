package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.List;

/** A Rest is over, and with it what lasts only so long. Ledger: CAP-REST-4, CAP-REST-5. */
public record Rested(String unit, RestKind rest) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.care().superchargedBy = null;
        if (rest == RestKind.FULL_REST) {
            combatant.marks.freeFocusUsed = false;
            combatant.marks.puzzles = List.of();
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " finishes a " + rest.text());
    }
}
