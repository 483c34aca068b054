package arbiter.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** A choice of some options, taken one by one: how agents and the odds answer a request for several. */
public final class Picks<O extends Option> {

    private final Request<O> request;
    private final List<O> picked;
    private final List<O> left;
    private final boolean done;

    private Picks(Request<O> request, List<O> picked, List<O> left, boolean done) {
        this.request = request;
        this.picked = picked;
        this.left = left;
        this.done = done;
    }

    /** Some of a request's options, each chosen by its place in a list of those that may come next. */
    public static <O extends Option> List<O> choose(Request<O> request, ToIntFunction<Request<?>> choice) {
        Picks<O> picks = of(request);
        while (picks.unfinished()) {
            Request<Pick<O>> next = picks.next();
            picks = picks.with(next.option(choice.applyAsInt(next)));
        }
        return picks.picked();
    }

    static <O extends Option> Picks<O> of(Request<O> request) {
        return new Picks<>(request, List.of(), request.options(), request.most() == 0);
    }

    boolean unfinished() {
        return !done && picked.size() < request.most() && !left.isEmpty();
    }

    List<O> picked() {
        return picked;
    }

    Request<Pick<O>> next() {
        List<Pick<O>> offers = new ArrayList<>();
        for (int i = 0; i < open(); i++) {
            offers.add(new Pick.Take<>(left.get(i)));
        }
        boolean enough = picked.size() >= request.least();
        if (enough) {
            offers.add(new Pick.Done<>());
        }
        return Request.one(request.decider(), request.label(), offers)
                .asking(request::prompt)
                .otherwise(enough ? new Pick.Done<>() : fallback(offers));
    }

    /** The next of the request's own default, as long as it can be had. */
    private Pick<O> fallback(List<Pick<O>> offers) {
        return request.fallbackSome().stream()
                .filter(option -> !picked.contains(option))
                .<Pick<O>>map(Pick.Take::new)
                .filter(offers::contains)
                .findFirst()
                .orElse(offers.get(0));
    }

    Picks<O> with(Pick<O> pick) {
        if (!(pick instanceof Pick.Take<O> take)) {
            return new Picks<>(request, picked, left, true);
        }
        List<O> more = new ArrayList<>(picked);
        more.add(take.option());
        int at = left.indexOf(take.option());
        List<O> rest = new ArrayList<>(left.subList(at + 1, left.size()));
        if (request.kind() == Request.Kind.ORDER) {
            rest.addAll(0, left.subList(0, at));
        }
        return new Picks<>(request, more, rest, false);
    }

    /** How many of those left may come next: a set is built in list order, so that each is met once. */
    private int open() {
        if (request.kind() == Request.Kind.ORDER) {
            return left.size();
        }
        int needed = Math.max(0, request.least() - picked.size() - 1);
        return left.size() - needed;
    }
}
