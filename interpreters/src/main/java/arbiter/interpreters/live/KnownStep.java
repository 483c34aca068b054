package arbiter.interpreters.live;

import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A question as somebody meets it: the table they know where the step began, what they know was put into it since, the
 * table where they are asked, and what they are asked. All of it can be run again on copies. The slot tells requests
 * asked together apart, as the known step asks them.
 */
public record KnownStep<S extends State<S>>(
        S now, S checkpoint, List<Entry.Input<S>> since, Request<?> request, int slot) {

    /** A step under way on the real table, and what is asked. */
    public record Real<S>(S now, S checkpoint, List<Entry.Input<S>> since, Request<?> request, int slot) {}

    /**
     * How that viewer meets the question. Whoever may know all of the table meets it as it is; otherwise the step is run
     * again on the table as they know it. Empty where that does not lead to the question, because something that they do
     * not know of has a part in it.
     */
    public static <S extends State<S>> Optional<KnownStep<S>> of(Game<S> game, Real<S> real, Viewer viewer) {
        return knowsAll(game, real, viewer)
                ? Optional.of(new KnownStep<>(
                        real.now().copy(), real.checkpoint().copy(), real.since(), real.request(), real.slot()))
                : partly(game, real, viewer);
    }

    static <S extends State<S>> boolean knowsAll(Game<S> game, Real<S> real, Viewer viewer) {
        return viewer.gamemaster()
                || game.known(real.now(), viewer) == real.now()
                        && game.known(real.checkpoint(), viewer) == real.checkpoint();
    }

    static <S extends State<S>> Optional<KnownStep<S>> partly(Game<S> game, Real<S> real, Viewer viewer) {
        S edited = real.checkpoint().copy();
        List<Entry.Input<S>> rest = editsFirst(game, edited, real.since());
        S known = game.known(edited, viewer);
        KnownRun<S> run = new KnownRun<>(game, known.copy(), rest, real, viewer);
        return run.question()
                .filter(asked -> looksLike(game, run.state(), game.known(real.now(), viewer), viewer))
                .map(asked -> new KnownStep<>(run.state(), known, run.taken(), asked, run.slot()));
    }

    /**
     * Makes the edits that belong before the step and returns the other inputs: what was done by hand before there was
     * any other input, and who was hidden or shown by hand in between, so that the whole step knows of the same units.
     */
    private static <S extends State<S>> List<Entry.Input<S>> editsFirst(
            Game<S> game, S state, List<Entry.Input<S>> since) {
        List<Entry.Input<S>> rest = new ArrayList<>();
        for (Entry.Input<S> input : since) {
            boolean first = input instanceof Entry.Edited<S> edit
                    && (rest.isEmpty() || hidesOrShows(game, state, edit.event()));
            if (first) {
                ((Entry.Edited<S>) input).event().apply(state);
            } else {
                rest.add(input);
            }
        }
        return rest;
    }

    private static <S extends State<S>> boolean hidesOrShows(Game<S> game, S state, Event<S> event) {
        S after = state.copy();
        try {
            event.apply(after);
        } catch (RuntimeException notYet) {
            return false; // it concerns somebody who comes in on the way
        }
        return !game.hidden(after).equals(game.hidden(state));
    }

    /** The step went for the viewer as they have seen it go. */
    private static <S extends State<S>> boolean looksLike(Game<S> game, S run, S seen, Viewer viewer) {
        List<View.Unit> units = game.glance(run, viewer).units();
        return units.equals(game.glance(seen, viewer).units());
    }
}
