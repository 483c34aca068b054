package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.person.PilotInitiative;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.RoundBegan;
import arbiter.games.centuryg.state.RoundEnded;
import arbiter.games.centuryg.state.TurnBegan;
import arbiter.games.centuryg.state.TurnResumed;
import arbiter.kernel.Play;
import java.util.Optional;

/** Who has the next Turn. Ledger: 5.1, BCG-OP-6, BCG-OP-10, BCG-AMB-29. */
public final class Round {

    private Round() {}

    public static void begin(Play<CenturyState> play) {
        play.emit(new RoundBegan());
    }

    /** Whoever waits for the one who has just acted, then the highest Initiative left; nobody: the Round is over. */
    public static void next(Play<CenturyState> play) {
        CenturyState state = play.state();
        Optional<Fighter> follower = follower(state);
        if (follower.isPresent()) {
            play.emit(new TurnResumed(follower.get().id()));
            return;
        }
        Optional<Fighter> next = highest(state);
        if (next.isPresent()) {
            play.emit(new TurnBegan(next.get().id()));
        } else {
            play.emit(new RoundEnded());
        }
    }

    /** The first in line behind somebody who has acted or is gone; those who wait for one that waits come later. */
    private static Optional<Fighter> follower(CenturyState state) {
        for (CenturyState.Waiting waiting : state.waiting()) {
            Fighter behind = state.fighter(waiting.behind());
            boolean gone = !behind.isFighting() || behind.hasActed();
            Fighter unit = state.fighter(waiting.unit());
            if (gone && unit.isFighting()) {
                return Optional.of(unit);
            }
        }
        return Optional.empty();
    }

    private static Optional<Fighter> highest(CenturyState state) {
        Fighter best = null;
        for (Fighter fighter : state.fighters()) {
            if (fighter.isFighting() && !fighter.hasActed() && !waits(state, fighter)) {
                best = best == null || before(fighter, best) ? fighter : best;
            }
        }
        return Optional.ofNullable(best);
    }

    static boolean waits(CenturyState state, Fighter fighter) {
        for (CenturyState.Waiting waiting : state.waiting()) {
            if (waiting.unit().equals(fighter.id())) {
                return true;
            }
        }
        return false;
    }

    /** Ties: higher Speed first. Ledger: BCG-AMB-26. */
    static boolean before(Fighter one, Fighter other) {
        if (one.initiative() != other.initiative()) {
            return one.initiative() > other.initiative();
        }
        if (one.isOnFoot() && other.isOnFoot()) {
            return PilotInitiative.before(one, other); // higher Awareness, then a roll-off
        }
        return one.rank(Attribute.SPEED) > other.rank(Attribute.SPEED);
    }
}
