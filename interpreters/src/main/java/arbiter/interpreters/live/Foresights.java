package arbiter.interpreters.live;

import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.Optional;

/** Ways to play on with a copy of a table that waits: as it is, or as somebody knows it. */
record Foresights<S extends State<S>>(
        Game<S> game, History<S> history, StandingOrders standing, AgentAdvice<S> advice, Run<S> run) {

    boolean knowsAll(Viewer viewer) {
        return game.known(run.state(), viewer) == run.state();
    }

    Foresight<S> real() {
        return Foresight.of(game, history, standing, advice, run);
    }

    /**
     * As that viewer knows it; empty where something that they do not know of has a part in the question, or the fight
     * would be over as far as they know.
     */
    Optional<Foresight<S>> asKnownBy(Viewer viewer) {
        if (knowsAll(viewer)) {
            return Optional.of(real());
        }
        return run.open().size() == 1
                ? KnownStep.of(game, run.asking(run.open().get(0)), viewer)
                        .filter(step -> game.ending(step.checkpoint()).isEmpty())
                        .map(step -> Foresight.asKnown(game, history, standing, advice, run, step))
                : Optional.empty();
    }
}
