package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;
import java.util.List;

/**
 * Part: what a unit has done of its turn: actions left, how many it began with, whether its one activation with another
 * target is used, follow-ups used in this full turn, whether it stopped an inactive opponent, and who was at most one hex
 * away when the turn began. Ledger: GG-TRN-2, GG-TRN-3, GG-TRN-9, GG-FOL-3, GG-HIT-2.
 */
public record TurnRecord(int actions, int given, boolean aimed, int followUps, boolean stopped, List<String> close)
        implements Part {

    public static final TurnRecord NONE = new TurnRecord(0, 0, false, 0, false, List.of());

    TurnRecord begun(int number, List<String> near) {
        return new TurnRecord(number, number, false, 0, false, List.copyOf(near));
    }

    TurnRecord spent(int number) {
        return new TurnRecord(Math.max(0, actions - number), given, aimed, followUps, stopped, close);
    }

    public TurnRecord aimedAtOther() {
        return new TurnRecord(actions, given, true, followUps, stopped, close);
    }

    public TurnRecord followedUp() {
        return new TurnRecord(actions, given, aimed, followUps + 1, stopped, close);
    }

    TurnRecord stoppedOpponent() {
        return new TurnRecord(actions, given, aimed, followUps, true, close);
    }

    /** For events: somebody has made a follow-up. */
    public static void followUp(Gladiator unit) {
        unit.set(unit.turn().followedUp());
    }
}
