package arbiter.cli.play;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Budget;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** What is likely to come of the options of a question; when it is asked again, nothing is worked out again. */
final class ProspectCache<S extends State<S>> {

    /** Options beyond so many are listed without their chances; 'odds N' still tells. */
    private static final int MOST = 30;

    /** A question at one point of the table, and what was found out about it. */
    private record Known<S>(Table.Resumption<S> at, int slot, List<Prospect> prospects) {}

    private final Table<S> table;
    private final BiFunction<OpenRequest, Option, Preview<S>> previews;
    private Optional<Known<S>> latest = Optional.empty();

    ProspectCache(Table<S> table, BiFunction<OpenRequest, Option, Preview<S>> previews) {
        this.table = table;
        this.previews = previews;
    }

    List<Prospect> of(OpenRequest open) {
        Table.Resumption<S> at = table.resumption();
        Optional<Known<S>> known = latest.filter(
                earlier -> earlier.slot() == open.slot() && earlier.at().equals(at));
        if (known.isEmpty()) {
            known = Optional.of(new Known<>(at, open.slot(), workOut(open)));
            latest = known;
        }
        return known.get().prospects();
    }

    private List<Prospect> workOut(OpenRequest open) {
        List<? extends Option> options =
                open.request().options().stream().limit(MOST).toList();
        Budget budget = new Budget(options.size());
        return options.stream()
                .map(option -> Prospect.of(budget.spend(previews.apply(open, option))))
                .toList();
    }
}
