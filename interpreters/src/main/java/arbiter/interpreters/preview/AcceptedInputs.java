package arbiter.interpreters.preview;

import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where the options stand that were answered before an outlook began: every way comes to the same questions. */
final class AcceptedInputs {

    private final Map<Integer, Integer> places = new HashMap<>();
    private final Map<Integer, Settled<?>> settled = new HashMap<>();

    /** The option with that id, which is the answer at that place among the inputs. */
    <O extends Option> O option(int input, Request<O> request, String id) {
        Integer place = places.get(input);
        if (place != null) {
            return request.option(place);
        }
        O option = request.accept(id);
        for (int i = 0; i < request.options().size(); i++) {
            if (request.option(i) == option) {
                places.put(input, i);
            }
        }
        return option;
    }

    /** What a part of the rule came to, and the place of the next part. */
    record Settled<T>(T cameTo, int next) {}

    /** What the part at that place came to before the answers were all given, if another way has kept it. */
    @SuppressWarnings("unchecked") // the same place of the rule on every way
    <T> Optional<Settled<T>> settled(int place) {
        return Optional.ofNullable((Settled<T>) settled.get(place));
    }

    void keep(int place, Settled<?> part) {
        settled.put(place, part);
    }
}
