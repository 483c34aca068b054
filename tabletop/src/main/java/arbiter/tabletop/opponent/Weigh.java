package arbiter.tabletop.opponent;

import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Finds answers among the options of a request; the places it returns are those that agents answer with. */
public final class Weigh {

    private Weigh() {}

    /** The option worth most, the first of equals; empty if none is worth more than nothing. */
    public static <O extends Option> OptionalInt best(Request<O> request, ToDoubleFunction<O> worth) {
        OptionalInt best = OptionalInt.empty();
        double most = 0;
        List<O> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            double value = worth.applyAsDouble(options.get(i));
            if (value > most) {
                most = value;
                best = OptionalInt.of(i);
            }
        }
        return best;
    }

    /** The first option that fits. */
    public static <O extends Option> OptionalInt first(Request<O> request, Predicate<? super O> fits) {
        List<O> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (fits.test(options.get(i))) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** The first option of that kind: its id is the kind, or begins with it and a colon. */
    public static OptionalInt byKind(Request<?> request, String kind) {
        return first(request, option -> isKind(option.id(), kind));
    }

    public static boolean isKind(String id, String kind) {
        return id.startsWith(kind) && (id.length() == kind.length() || id.charAt(kind.length()) == ':');
    }

    /** The way to let the moment pass, else what happens by default. */
    public static int declining(Request<?> request) {
        return first(request, Option::declines).orElse(request.fallbackIndex());
    }
}
