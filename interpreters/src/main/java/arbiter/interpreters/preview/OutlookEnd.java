package arbiter.interpreters.preview;

import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.State;

/** Where an outlook ends that begins at some moment of a fight. */
final class OutlookEnd<S extends State<S>> {

    private final Game<S> game;
    private final Until until;
    private final Moment begun;

    OutlookEnd(Game<S> game, Until until, S begin) {
        this.game = game;
        this.until = until;
        this.begun = game.moment(begin);
    }

    /** Whether it ends where somebody is asked for an action. */
    boolean isBeforeNextAction() {
        return until == Until.ACT;
    }

    /** Whether it has come, as the table stands just after an event. */
    boolean hasCome(S state) {
        return switch (until) {
            case ACT -> false;
            case TURN -> isLater(game.moment(state));
            case ROUND -> game.moment(state).round() != begun.round();
        };
    }

    private boolean isLater(Moment moment) {
        return moment.turn() != begun.turn() || moment.round() != begun.round();
    }
}
