package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Part: what a unit has done of its turn: actions left, how many it began with, whether its one activation with another
 * target is used, follow-ups used in this full turn, whether it stopped an inactive opponent, and who was at most one hex
 * away when the turn began, and the edges of defences it has opened. Ledger: GG-TRN-2, GG-TRN-3, GG-TRN-9, GG-FOL-3, GG-HIT-2, GG-RES-5.
 */
public record TurnRecord(
        int actions, int given, boolean aimed, int followUps, boolean stopped, List<String> close, List<String> opened)
        implements Part {

    public static final TurnRecord NONE = new TurnRecord(0, 0, false, 0, false, List.of(), List.of());

    TurnRecord begun(int number, List<String> near) {
        return new TurnRecord(number, number, false, 0, false, List.copyOf(near), List.of());
    }

    TurnRecord spent(int number) {
        return new TurnRecord(Math.max(0, actions - number), given, aimed, followUps, stopped, close, opened);
    }

    public TurnRecord aimedAtOther() {
        return new TurnRecord(actions, given, true, followUps, stopped, close, opened);
    }

    public TurnRecord followedUp() {
        return new TurnRecord(actions, given, aimed, followUps + 1, stopped, close, opened);
    }

    TurnRecord stoppedOpponent() {
        return new TurnRecord(actions, given, aimed, followUps, true, close, opened);
    }

    /** Whether somebody may cross that edge in this turn. */
    public boolean hasOpened(String edge) {
        return opened.contains(edge);
    }

    /** For events: somebody has opened an edge. */
    public static void open(Gladiator unit, String edge) {
        TurnRecord now = unit.turn();
        List<String> all = new ArrayList<>(now.opened);
        all.add(edge);
        unit.set(new TurnRecord(
                now.actions, now.given, now.aimed, now.followUps, now.stopped, now.close, List.copyOf(all)));
    }

    /** For events: somebody has made a follow-up. */
    public static void followUp(Gladiator unit) {
        unit.set(unit.turn().followedUp());
    }
}
