package arbiter.games.capital.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The questions of one step of the reroll window in their order. They are the same on each of its ways, which the odds
 * take one after the other, so each is made once.
 */
final class StepQuestions {

    private final List<Optional<RerollQuestion>> known = new ArrayList<>(2);
    private int next;

    /** The step is taken from its beginning. */
    void begin() {
        next = 0;
    }

    /** The next one, if there is anything to ask there. */
    Optional<RerollQuestion> next(Supplier<Optional<RerollQuestion>> made) {
        if (next == known.size()) {
            known.add(made.get());
        }
        return known.get(next++);
    }
}
