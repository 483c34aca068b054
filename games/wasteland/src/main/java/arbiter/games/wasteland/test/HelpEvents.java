package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Optional;

/** How help is promised and used. */
public final class HelpEvents {

    private HelpEvents() {}

    /** Promised help is used or over. Ledger: WAS-MAJ-1, WAS-TURN-6. */
    public record HelpEnded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.unit(unit).set(PromisedHelp.NONE);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " no longer promises help");
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }

    /** Somebody promises to assist an ally's next test. Ledger: WAS-MAJ-1. */
    public record HelpPromised(String unit, String ally) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            state.unit(unit).set(new PromisedHelp(Optional.of(ally)));
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit)
                    .words(" will assist ")
                    .unit(ally, state.unit(ally).name())
                    .line();
        }
    }
}
