package arbiter.games.wasteland.turn;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: which round it is, how many turns have begun, where the table stands, and whose turn it is. */
public record TurnProgress(int round, int turns, Phase phase, Optional<String> acting) implements Part {

    public static final TurnProgress BEFORE = new TurnProgress(0, 0, Phase.OPENING, Optional.empty());

    TurnProgress newRound() {
        return new TurnProgress(round + 1, turns, Phase.BETWEEN_TURNS, Optional.empty());
    }

    TurnProgress beginning(String unit) {
        return new TurnProgress(round, turns + 1, Phase.TURN_START, Optional.of(unit));
    }

    TurnProgress underWay() {
        return new TurnProgress(round, turns, Phase.ACTING, acting);
    }

    TurnProgress ended() {
        return new TurnProgress(round, turns, Phase.BETWEEN_TURNS, Optional.empty());
    }
}
