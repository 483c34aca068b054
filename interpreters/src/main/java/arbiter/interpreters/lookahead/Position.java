package arbiter.interpreters.lookahead;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.List;

/**
 * Where somebody is asked: the state in which the step began, what has been put into it since, and the question. All of
 * it can be run again on a copy. The slot tells requests asked together apart.
 */
public record Position<S extends State<S>>(
        S now, S checkpoint, List<Entry.Input<S>> since, Request<?> request, int slot) {

    /** Where that request of a table is open. */
    public static <S extends State<S>> Position<S> of(Table<S> table, OpenRequest open) {
        Table.Resumption<S> resumption = table.resumption();
        return new Position<>(table.state(), resumption.checkpoint(), resumption.since(), open.request(), open.slot());
    }
}
