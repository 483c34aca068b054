package arbiter.games.wasteland.action;

import arbiter.games.wasteland.action.GuardEvents.GuardOpened;
import arbiter.games.wasteland.test.PromisedHelp;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** What lasts up to the start of the own next turn: Defend, a lowered guard, an unused Ready, unused help. Ledger: WAS-TURN-6. */
public final class LastingActions {

    private LastingActions() {}

    public static void end(Play<WastelandState> play, Fighter one) {
        if (!one.guard().equals(Guard.NONE) || one.readied().isWaiting()) {
            play.emit(new LastingActionsEnded(one.id()));
        }
        PromisedHelp.end(play, one);
    }

    /** Defense is one lower until the start of the own next turn. Ledger: comp-open-guard. */
    public static void lowerGuard(Play<WastelandState> play, Fighter one) {
        play.emit(new GuardOpened(one.id()));
    }

    /** Defend, a lowered guard and a readied action are over. */
    public record LastingActionsEnded(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {
            Fighter one = state.unit(unit);
            one.set(Guard.NONE);
            one.set(Readied.NONE);
        }

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " no longer defends or waits");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }
}
