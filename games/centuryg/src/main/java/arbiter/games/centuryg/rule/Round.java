package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Hull;
import arbiter.games.centuryg.state.RoundBegan;
import arbiter.games.centuryg.state.RoundEnded;
import arbiter.games.centuryg.state.SlotPassed;
import arbiter.games.centuryg.state.TurnResumed;
import arbiter.kernel.Play;
import java.util.Optional;

/** Who has the next Turn. Ledger: 5.1, BCG-OP-6, BCG-OP-10, BCG-AMB-29. */
public final class Round {

    private Round() {}

    public static void begin(Play<CenturyState> play) {
        play.emit(new RoundBegan());
        Initiative.offerSwaps(play);
    }

    /** Whoever waits for the one who has just acted, then the highest Initiative left; nobody: the Round is over. */
    public static void next(Play<CenturyState> play) {
        CenturyState state = play.state();
        Aiming.check(play);
        Optional<CenturyState.Waiting> follower = follower(state);
        if (follower.isPresent()) {
            CenturyState.Waiting waiting = follower.get();
            play.emit(new TurnResumed(waiting.unit(), waiting.offensive()));
            return;
        }
        Optional<Fighter> next = emptied(state).or(() -> highest(state));
        if (ReinforcementTurn.isDue(state, next)) {
            ReinforcementTurn.begin(play);
        } else if (next.isEmpty()) {
            play.emit(new RoundEnded());
        } else if (next.get().isFighting()) {
            Eject.begin(play, next.get());
        } else {
            play.emit(new SlotPassed(next.get().id()));
        }
    }

    /** Those who wait for whoever has just acted come first, then others in the order in which they said so. */
    private static Optional<CenturyState.Waiting> follower(CenturyState state) {
        CenturyState.Waiting first = null;
        for (CenturyState.Waiting waiting : state.waiting()) {
            if (state.fighter(waiting.unit()).isFighting() && isPast(state, state.fighter(waiting.behind()))) {
                if (state.acting()
                        .filter(acting -> acting.id().equals(waiting.behind()))
                        .isPresent()) {
                    return Optional.of(waiting);
                }
                first = first == null ? waiting : first;
            }
        }
        return Optional.ofNullable(first);
    }

    /** Whether a Unit has had its Turn; the slot of one that dropped out comes all the same. */
    private static boolean isPast(CenturyState state, Fighter unit) {
        if (unit.hasActed() || unit.isFighting()) {
            return unit.hasActed();
        }
        for (CenturyState.Waiting waiting : state.waiting()) {
            if (waiting.unit().equals(unit.id())) {
                return isPast(state, state.fighter(waiting.behind()));
            }
        }
        for (Fighter other : state.fighters()) {
            if (other.isFighting() && !other.hasActed() && !waits(state, other) && before(other, unit)) {
                return false;
            }
        }
        return true;
    }

    /** An empty machine acts right after its pilot. Ledger: BCG-AMB-51. */
    private static Optional<Fighter> emptied(CenturyState state) {
        Optional<Fighter> core = state.acting().filter(acting -> acting.hull() == Hull.CORE && acting.hasActed());
        return core.flatMap(acting -> state.fighters().stream()
                .filter(machine -> Eject.follows(state, machine, acting))
                .findFirst());
    }

    /** Whether its pilot, out in a Core, is still to act. */
    private static boolean waitsForCore(CenturyState state, Fighter machine) {
        if (machine.hull() != Hull.EMPTY) {
            return false;
        }
        for (Fighter core : state.fighters()) {
            if (core.isFighting() && !core.hasActed() && Eject.follows(state, machine, core)) {
                return true;
            }
        }
        return false;
    }

    /** A Unit that is gone still has a slot if something ends there. Ledger: BCG-AMB-30. */
    private static Optional<Fighter> highest(CenturyState state) {
        Fighter best = null;
        for (Fighter fighter : state.fighters()) {
            if (!fighter.hasActed()
                    && (fighter.isFighting() || state.hasClock(fighter.id()))
                    && !waits(state, fighter)
                    && !follows(state, fighter)
                    && !waitsForCore(state, fighter)) {
                best = best == null || before(fighter, best) ? fighter : best;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Those a Boss has sent act right after it. Ledger: BCG-AMB-116. */
    private static boolean follows(CenturyState state, Fighter fighter) {
        if (fighter.allegiance().leader().isEmpty()) {
            return false;
        }
        Fighter leader = state.fighter(fighter.allegiance().leader().get());
        return leader.isFighting() && !leader.hasActed();
    }

    static boolean waits(CenturyState state, Fighter fighter) {
        if (!fighter.isFighting()) {
            return false;
        }
        for (CenturyState.Waiting waiting : state.waiting()) {
            if (waiting.unit().equals(fighter.id())) {
                return true;
            }
        }
        return false;
    }

    static boolean before(Fighter one, Fighter other) {
        return Initiative.before(one, other);
    }
}
