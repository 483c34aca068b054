package arbiter.games.capital.turn;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Where the combat is: its phase, round and turn, whose turn it is, and how many Actions that unit has left. */
public record TurnProgress(Phase phase, int round, int turns, Optional<String> acting, int actionsLeft)
        implements Part {

    public static final TurnProgress BEFORE = new TurnProgress(Phase.TURN_ORDER, 0, 0, Optional.empty(), 0);

    TurnProgress at(Phase next) {
        return new TurnProgress(next, round, turns, acting, actionsLeft);
    }

    /** It is nobody's turn any more. */
    TurnProgress overTo(Phase next) {
        return new TurnProgress(next, round, turns, Optional.empty(), 0);
    }

    TurnProgress inRound(int number) {
        return new TurnProgress(phase, number, turns, acting, actionsLeft);
    }

    TurnProgress withActions(int left) {
        return new TurnProgress(phase, round, turns, acting, left);
    }

    TurnProgress actedBy(String unit, int actions) {
        return actedBy(Optional.of(unit), actions);
    }

    TurnProgress actedBy(Optional<String> unit, int actions) {
        return new TurnProgress(phase, round, turns, unit, actions);
    }

    TurnProgress begun(String unit, int actions) {
        return new TurnProgress(Phase.ACTING, round, turns + 1, Optional.of(unit), actions);
    }

    /** The combat is under way in that round, before somebody's turn. */
    public static TurnProgress underWay(int round) {
        return BEFORE.inRound(round).at(Phase.TURN_START);
    }
}
