package arbiter.games.gladiators.end;

import arbiter.games.gladiators.turn.TurnProgress;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Whether a side is defeated, asked when a full turn ends. Ledger: GG-DEF-1, GG-AMB-62, GG-AMB-104. */
public final class DefeatCheck {

    private static final int EARLIEST = 6;

    private DefeatCheck() {}

    public static void resolve(Play<GladiatorsState> play) {
        GladiatorsState state = play.state();
        List<String> defeated = new ArrayList<>();
        for (String side : sides(state)) {
            if (isDefeated(state, side)) {
                defeated.add(side);
            }
        }
        boolean stalemate =
                defeated.isEmpty() && EndGame.turn(state) > state.rules().stalemateAfter();
        if (!defeated.isEmpty() || stalemate) {
            play.emit(new FightDecided(List.copyOf(defeated), stalemate));
        }
    }

    private static List<String> sides(GladiatorsState state) {
        return state.units().stream().map(Gladiator::ownSide).distinct().toList();
    }

    private static boolean isDefeated(GladiatorsState state, String side) {
        if (state.round() < EARLIEST) {
            return false;
        }
        int minors = 0;
        int minorsLeft = 0;
        for (Gladiator unit : state.units()) {
            if (!unit.ownSide().equals(side) || unit.origin().isSummoned()) { // GG-AMB-62
                continue;
            }
            if (unit.isMajor()) {
                if (holdsOut(state, unit)) {
                    return false;
                }
            } else {
                minors++;
                minorsLeft += unit.present() ? 1 : 0;
            }
        }
        return minors == 0 || 2 * minorsLeft < minors;
    }

    /** In play this turn, in the end game at its end; before it, out without having tried to get up. Ledger: GG-AMB-62. */
    private static boolean holdsOut(GladiatorsState state, Gladiator major) {
        if (EndGame.hasBegun(state)) {
            return major.isInAction();
        }
        return major.isInAction()
                || major.out().lastActive() == state.round()
                || major.out().isOut() && major.out().tries() == 0;
    }

    /** The fight is decided. */
    public record FightDecided(List<String> defeated, boolean stalemate) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(new Outcome(defeated, stalemate, stalemate));
            TurnProgress.decide(state);
        }

        @Override
        public Line line(GladiatorsState state) {
            return Line.of(
                    stalemate
                            ? "Neither side can win: a stalemate"
                            : "Defeated: the " + String.join(" and the ", defeated) + " side");
        }
    }
}
