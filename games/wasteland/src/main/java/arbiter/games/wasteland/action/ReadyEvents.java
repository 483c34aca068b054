package arbiter.games.wasteland.action;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** How a readied action waits, goes off and is lost. Ledger: WAS-MAJ-8, AMB-50. */
public final class ReadyEvents {

    private ReadyEvents() {}

    /** Somebody waits for something with an action. */
    public record ActionReadied(String unit, String trigger, String when, String act, String what, boolean extra)
            implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.unit(unit).set(Readied.of(trigger, act, extra));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " readies an action: " + what + ", when " + when);
        }
    }

    /** The trigger has come, and the action is taken. */
    public record ReadiedActionTaken(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.unit(unit).set(Readied.NONE);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " takes the readied action");
        }
    }

    /** Whoever drops waits for nothing any more. */
    public record ReadiedActionLost(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.unit(unit).set(Readied.NONE);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " loses the readied action");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** What was interrupted can no longer be done. */
    public record ActionForestalled(String unit, String what) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " can no longer do this: " + what);
        }
    }
}
