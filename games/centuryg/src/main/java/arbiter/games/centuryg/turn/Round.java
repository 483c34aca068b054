package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.crew.Eject;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.reinforcement.Helpers;
import arbiter.games.centuryg.reinforcement.ReinforcementTurn;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.Delay.TurnResumed;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;
import java.util.Optional;

/** Who has the next Turn. Ledger: 5.1, BCG-OP-6, BCG-OP-10, BCG-AMB-29. */
public final class Round {

    private Round() {}

    public static void begin(Play<CenturyState> play) {
        play.emit(new RoundBegan());
        Initiative.offerSwaps(play);
    }

    /** The order as somebody knows it who does not know of that Unit; in its Turn the next one is acting. */
    public static void leaveOut(CenturyState known, Fighter unit) {
        boolean acting = known.currentTurn().isOf(unit.id());
        if (known.units().indexOf(unit) < known.ordered()) {
            known.set(known.course().withOrdered(known.ordered() - 1));
        }
        known.leaveOut(unit);
        known.set(known.currentTurn().withoutWaiting(unit.id()));
        if (acting) {
            skipTurn(known);
        }
    }

    private static void skipTurn(CenturyState known) {
        known.set(known.currentTurn().ofNobody());
        if (highest(known).isEmpty()) {
            new RoundEnded().apply(known);
            new RoundBegan().apply(known);
        }
        highest(known).filter(Fighter::isFighting).ifPresent(next -> new TurnBegan(next.id()).apply(known));
    }

    /** Whoever waits for the one who has just acted, then the highest Initiative left; nobody: the Round is over. */
    public static void next(Play<CenturyState> play) {
        CenturyState state = play.state();
        AimBenefit.check(play);
        Optional<CurrentTurn.Waiting> follower = follower(state);
        if (follower.isPresent()) {
            CurrentTurn.Waiting waiting = follower.get();
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
    private static Optional<CurrentTurn.Waiting> follower(CenturyState state) {
        CurrentTurn.Waiting first = null;
        for (CurrentTurn.Waiting waiting : state.currentTurn().waiting()) {
            if (state.unit(waiting.unit()).isFighting() && isPast(state, state.unit(waiting.behind()))) {
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
        for (CurrentTurn.Waiting waiting : state.currentTurn().waiting()) {
            if (waiting.unit().equals(unit.id())) {
                return isPast(state, state.unit(waiting.behind()));
            }
        }
        for (Fighter other : state.units()) {
            if (other.isFighting() && !other.hasActed() && !waits(state, other) && before(other, unit)) {
                return false;
            }
        }
        return true;
    }

    /** An empty machine acts right after its pilot. Ledger: BCG-AMB-51. */
    private static Optional<Fighter> emptied(CenturyState state) {
        Optional<Fighter> core = state.acting().filter(acting -> acting.hull() == Hull.CORE && acting.hasActed());
        return core.flatMap(acting -> state.units().stream()
                .filter(machine -> Eject.follows(state, machine, acting))
                .findFirst());
    }

    /** Whether its pilot, out in a Core, is still to act. */
    private static boolean waitsForCore(CenturyState state, Fighter machine) {
        if (machine.hull() != Hull.EMPTY) {
            return false;
        }
        for (Fighter core : state.units()) {
            if (core.isFighting() && !core.hasActed() && Eject.follows(state, machine, core)) {
                return true;
            }
        }
        return false;
    }

    /** A Unit that is gone still has a slot if something ends there. Ledger: BCG-AMB-30. */
    private static Optional<Fighter> highest(CenturyState state) {
        Fighter best = null;
        for (Fighter fighter : state.units()) {
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
        Fighter leader = state.unit(fighter.allegiance().leader().get());
        return leader.isFighting() && !leader.hasActed();
    }

    public static boolean waits(CenturyState state, Fighter fighter) {
        if (!fighter.isFighting()) {
            return false;
        }
        for (CurrentTurn.Waiting waiting : state.currentTurn().waiting()) {
            if (waiting.unit().equals(fighter.id())) {
                return true;
            }
        }
        return false;
    }

    public static boolean before(Fighter one, Fighter other) {
        return Initiative.before(one, other);
    }

    /** A Unit, or Reinforcements, that are gone would have had their Turn now: what they began is over. Ledger: BCG-AMB-30. */
    public record SlotPassed(String unit) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.tick(Clock.Kind.TURN_START, unit);
            state.tick(Clock.Kind.TURN_END, unit);
            if (isReinforcements()) {
                Helpers.turnEnds(state);
            } else {
                TurnPlace.setActed(state.unit(unit), true);
            }
        }

        private boolean isReinforcements() {
            return unit.equals(Reinforcements.ID);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(CenturyState state) {
            if (isReinforcements()) {
                return Line.of("What the Reinforcements began runs out");
            }
            return Line.says()
                    .words("What ")
                    .unit(unit, state.unit(unit).name())
                    .words(" began runs out")
                    .line();
        }
    }
}
