package arbiter.interpreters.lookahead;

import arbiter.interpreters.live.KnownStep;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;

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

    /** The same as that viewer knows it; empty where something that they do not know of has a part in the step. */
    public Optional<Position<S>> knownTo(Game<S> game, Viewer viewer) {
        KnownStep.Real<S> real = new KnownStep.Real<>(now, checkpoint, since, request, slot);
        return KnownStep.of(game, real, viewer)
                .map(step -> new Position<>(step.now(), step.checkpoint(), step.since(), step.request(), step.slot()));
    }
}
