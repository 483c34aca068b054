package arbiter.interpreters.preview;

import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Answer;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;

/** What an answer would lead to, before it is given: the rest of the step is played in every way it can go. */
public final class Preview<S extends State<S>> {

    private final Game<S> game;
    private final S now;
    private final S checkpoint;
    private final List<Entry.Input<S>> inputs;
    private final String side;
    private Choices<S> choices = Choices.byDefault();
    private Viewer viewer = Viewer.GAMEMASTER;
    private long paths = Odds.PATHS;
    private int samples = Odds.SAMPLES;

    private Preview(Game<S> game, S now, S checkpoint, List<Entry.Input<S>> inputs, String side) {
        this.game = game;
        this.now = now;
        this.checkpoint = checkpoint;
        this.inputs = inputs;
        this.side = side;
    }

    /** Of that answer to an open request of a table. */
    public static <S extends State<S>> Preview<S> of(Table<S> table, OpenRequest open, List<String> options) {
        Table.Resumption<S> resumption = table.resumption(open);
        List<Entry.Input<S>> inputs = new ArrayList<>(resumption.since());
        inputs.add(new Entry.Answered<>(
                open.request().label(), open.request().decider().id(), open.slot(), options, false));
        S now = table.state();
        String side = table.game().side(now, open.request().decider()).orElse("");
        return new Preview<>(table.game(), now, resumption.checkpoint(), inputs, side);
    }

    /** How choices on the way are answered; by default each by its default. */
    public Preview<S> choosing(Choices<S> policy) {
        choices = policy;
        return this;
    }

    /** Everybody on the way plays their best: the decider's side for it, the others against it. */
    public Preview<S> atBest() {
        choices = Choices.best(
                (state, decider) -> game.side(state, decider).map(side::equals).orElse(true));
        return this;
    }

    public Preview<S> choosing(Policy policy) {
        return switch (policy) {
            case DEFAULT -> choosing(Choices.byDefault());
            case NONE -> choosing(Choices.none());
            case BEST -> atBest();
        };
    }

    /** Answers choices on the way as that says, over how they are answered otherwise. */
    public Preview<S> asking(WhatIf<S> whatIf) {
        choices = whatIf.over(game, viewer, choices);
        return this;
    }

    /** Counts only what that viewer will see. */
    public Preview<S> seenBy(Viewer somebody) {
        viewer = somebody;
        return this;
    }

    /** Goes through so many ways at the most; beyond them the outlook is sampled and says so. */
    public Preview<S> within(long most) {
        paths = most;
        return this;
    }

    /** Runs so many samples where there are too many ways. */
    public Preview<S> sampling(int runs) {
        samples = runs;
        return this;
    }

    public Outlook exact() {
        return outlook(odds().exact());
    }

    public Outlook fast() {
        return outlook(odds().fast());
    }

    private Odds<S, Consequence<S>> odds() {
        return Odds.of(checkpoint, play -> {
                    Consequence.Notes notes = new Consequence.Notes();
                    GuidedPlay<S> guided = new GuidedPlay<>(
                            play,
                            inputs,
                            event -> Table.told(game, play.state(), event, viewer),
                            notes,
                            (running, called) -> game.call(running, Calls.find(game, running.state(), called)));
                    guided.begin();
                    game.advance(guided);
                    return notes.at(play.state().copy());
                })
                .choosing(choices)
                .valuing((state, consequence) -> game.worth(state, side))
                .within(paths)
                .sampling(samples);
    }

    private Outlook outlook(Answer<Consequence<S>> answer) {
        Difference<S> difference = new Difference<>(game, Table.seen(game, now, viewer), viewer);
        return new Outlook(
                answer.distribution().map(difference::of), answer.complete(), answer.margin(), answer.paths());
    }
}
