package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.reinforcement.Helpers;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Round begins with one more Tension. Ledger: BCG-OP-5, BCG-OP-10. */
public record RoundBegan() implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Course course = state.course();
        state.set(course.in(Phase.NEXT_TURN).withRound(course.round() + 1).withTension(course.tension() + 1));
        TurnPlace.nobodyHasActed(state);
        Helpers.roundBegins(state);
    }

    @Override
    public Line line(CenturyState state) {
        return Line.of("Round " + state.round() + ", Tension " + state.tension());
    }
}
