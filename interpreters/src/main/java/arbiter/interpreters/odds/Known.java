package arbiter.interpreters.odds;

import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What came of the points that a stretch of a rule has reached so far, by situation and state; only looked up. */
final class Known<S extends State<S>, R, W> {

    private record Point<S, R, W>(S state, Tally<R, W> outcome) {}

    private final Map<Object, List<Point<S, R, W>>> points = new HashMap<>();

    /** What comes of that point, or null while nobody knows. */
    Tally<R, W> outcome(Object situation, S state) {
        List<Point<S, R, W>> known = points.get(situation);
        for (int i = 0; known != null && i < known.size(); i++) {
            if (known.get(i).state().equals(state)) {
                return known.get(i).outcome();
            }
        }
        return null;
    }

    void add(Object situation, S state, Tally<R, W> outcome) {
        points.computeIfAbsent(situation, fresh -> new ArrayList<>(1)).add(new Point<>(state, outcome));
    }
}
