package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;

/** How somebody obeys. Ledger: WAS-MAJ-3. */
public final class CommandEvents {

    private CommandEvents() {}

    /** Somebody is commanded, once in a round. */
    public record Commanded(String unit, String commander) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.service().under(commander));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, commander)
                    .words(" commands ")
                    .unit(unit, state.unit(unit).name())
                    .line();
        }
    }

    /** What was commanded is done. */
    public record CommandObeyed(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(one.service().done());
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has obeyed");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
