package arbiter.interpreters.odds;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;
import arbiter.kernel.State;

/** The smallest table there is: one number. */
final class Score implements State<Score> {

    int points;

    static Score of(int points) {
        Score score = new Score();
        score.points = points;
        return score;
    }

    record Scored(int points) implements Event<Score> {

        @Override
        public void apply(Score state) {
            state.points += points;
        }

        @Override
        public Line line(Score state) {
            return Line.of("scored " + points);
        }

        @Override
        public Audience audience(Score state) {
            return Audience.EVERYONE;
        }
    }

    @Override
    public Score copy() {
        return of(points);
    }

    @Override
    public void restore(Score earlier) {
        points = earlier.points;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Score that && points == that.points;
    }

    @Override
    public int hashCode() {
        return points;
    }
}
