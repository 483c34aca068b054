package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: which full turn it is, how many character turns have begun, where the table stands and whose turn it is. */
public record TurnProgress(int turn, int begun, Phase phase, Optional<String> acting) implements Part {

    public static final TurnProgress BEFORE = new TurnProgress(1, 0, Phase.TURN_ORDER, Optional.empty());

    TurnProgress in(Phase next) {
        return new TurnProgress(turn, begun, next, acting);
    }

    TurnProgress actedBy(String unit) {
        return new TurnProgress(turn, begun + 1, Phase.ACTING, Optional.of(unit));
    }

    /** The fight is decided. */
    public TurnProgress afterwards() {
        return new TurnProgress(turn, begun, Phase.AFTERMATH, Optional.empty());
    }

    TurnProgress nextTurn() {
        return new TurnProgress(turn + 1, begun, Phase.TURN_START, Optional.empty());
    }

    /** For events: the fight is decided. */
    public static void decide(GladiatorsState state) {
        state.set(state.progress().afterwards());
    }
}
