package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.move.MovementRecord;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.List;

/** Events: turns begin and end, actions are spent. */
public final class TurnEvents {

    private TurnEvents() {}

    /** The next one drops to a later place of this full turn. Ledger: GG-INI-4. */
    public record TurnDelayed(String unit, String after) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(state.sequence().delayedAfter(after));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit)
                    .words(" delays until after ")
                    .unit(after, state.unit(after).name())
                    .line();
        }
    }

    /** A character turn begins with so many actions. Ledger: GG-TRN-1, GG-TRN-2. */
    public record TurnBegan(String unit, int actions, List<String> close) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.turn().begun(actions, close));
            gladiator.set(ActionDebts.NONE);
            MovementRecord.turnBegan(gladiator);
            state.set(state.progress().actedBy(unit));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, "'s turn, " + GladiatorsEvent.count(actions, "action"));
        }
    }

    /** Somebody takes an action, or several for one thing. Ledger: GG-TRN-2, GG-TRN-3. */
    public record ActionTaken(String unit, String what, int actions, boolean aimed) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            TurnRecord spent = gladiator.turn().spent(actions);
            gladiator.set(aimed ? spent.aimedAtOther() : spent);
            if (actions > 0 && gladiator.movement().owes()) { // GG-DOD-4: whatever it is, it pays
                MovementRecord.settle(gladiator);
            }
            gladiator.set(UnfinishedTask.NONE);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, ": " + what);
        }
    }

    /** Somebody begins or goes on with what takes more actions than are left. Ledger: GG-AMB-102. */
    public record TaskBegun(String unit, String what, String task, int actions) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(new UnfinishedTask(task, gladiator.task().of(task) + actions));
            gladiator.set(gladiator.turn().spent(actions));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " begins: " + what);
        }
    }

    /** A character turn is over. */
    public record TurnEnded(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(state.sequence().passed());
            state.set(state.progress()
                    .in(state.sequence().upcoming().isPresent() ? Phase.TURN_START : Phase.FULL_TURN_END));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " ends the turn");
        }
    }

    /** The next full turn begins. Ledger: GG-INI-3. */
    public record FullTurnBegan(int turn) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(state.sequence().nextTurn());
            state.set(state.progress().nextTurn());
        }

        @Override
        public Line line(GladiatorsState state) {
            return Line.of("Turn " + turn);
        }

        @Override
        public Weight weight() {
            return Weight.SMALL; // the log divides by turns anyway
        }
    }
}
