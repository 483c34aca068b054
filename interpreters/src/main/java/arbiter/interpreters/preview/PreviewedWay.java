package arbiter.interpreters.preview;

import arbiter.interpreters.live.Disclosure;
import arbiter.interpreters.odds.KeptStates;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Handful;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;

/** Runs one way of what is considered, with what was given before, up to where the outlook ends. */
final class PreviewedWay<S extends State<S>> {

    private final Game<S> game;
    private final Viewer viewer;
    private final String side;
    private final List<Entry.Input<S>> inputs;
    private final PathAnswers answers;
    private final OutlookEnd<S> end;
    private final AcceptedInputs accepted = new AcceptedInputs();
    private final Consequence.Notes.Count nothing = Consequence.Notes.Count.nothing();
    private final CommonSums sums = new CommonSums();
    private final CommonPools pools = new CommonPools();

    /** The side is that of whoever considers it. */
    PreviewedWay(
            Game<S> game,
            Viewer viewer,
            String side,
            List<Entry.Input<S>> inputs,
            PathAnswers answers,
            OutlookEnd<S> end) {
        this.game = game;
        this.viewer = viewer;
        this.side = side;
        this.inputs = inputs;
        this.answers = answers;
        this.end = end;
    }

    /** The parts of the sums that were made on all ways. */
    Map<String, Modifiers> sums() {
        return sums.known();
    }

    /** The dice that were thrown on all ways. */
    Map<String, Handful> pools() {
        return pools.known();
    }

    /** The rest of the step that is under way. */
    Consequence<S> act(Play<S> play) {
        Consequence.Notes notes = notes(play, nothing);
        guided(play, inputs, answers, notes).step();
        return notes.at(end(play));
    }

    /** Between two steps: whether there was one, whether the outlook ends here, what was counted, what is still to answer. */
    private record Progress(boolean begun, boolean over, Consequence.Notes.Count count, PathAnswers answers) {}

    /** That and the steps after it; equal tables between two steps are played on once. */
    Consequence<S> steps(Play<S> play) {
        Progress last = play.settle(
                "preview.steps",
                new Progress(false, false, nothing, answers),
                Progress::over,
                progress -> step(play, progress));
        Consequence.Notes notes = notes(play, last.count());
        return notes.at(end(play));
    }

    private Progress step(Play<S> play, Progress before) {
        Consequence.Notes notes = notes(play, before.count());
        GuidedPlay<S> guided = guided(play, before.begun() ? List.of() : inputs, before.answers(), notes);
        boolean over = guided.step();
        return new Progress(true, over || game.ending(play.state()).isPresent(), notes.count(), guided.answersLeft());
    }

    /** Ways that end alike have the very same state where the play keeps them. */
    @SuppressWarnings("unchecked") // a play keeps states of its own kind
    private static <S extends State<S>> S end(Play<S> play) {
        return play instanceof KeptStates<?> keeper
                ? ((KeptStates<S>) keeper).kept()
                : play.state().copy();
    }

    private Consequence.Notes notes(Play<S> play, Consequence.Notes.Count before) {
        return new Consequence.Notes(sums, pools, unit -> isFriend(play.state(), unit), before);
    }

    private boolean isFriend(S state, String unit) {
        return game.side(state, Decider.unit(unit)).filter(side::equals).isPresent();
    }

    private GuidedPlay<S> guided(Play<S> play, List<Entry.Input<S>> given, PathAnswers said, Consequence.Notes notes) {
        return new GuidedPlay<>(
                game,
                play,
                given,
                accepted,
                said,
                event -> Disclosure.told(game, play.state(), event, viewer),
                notes,
                end);
    }
}
