package arbiter.interpreters.preview;

import arbiter.interpreters.live.Disclosure;
import arbiter.interpreters.live.KnownStep;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Answer;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * What an answer would lead to, before it is given: the rest of the act, of the turn or of the round is played in every
 * way it can go. Those on other sides let it pass, unless they are to answer at their best.
 */
public final class Preview<S extends State<S>> {

    private final Game<S> game;
    private final Function<Viewer, Optional<KnownStep<S>>> asked;
    private final List<String> options;
    private Policy policy = Policy.DEFAULT;
    private Optional<Choices<S>> byAll = Optional.empty();
    private WhatIf whatIf = new WhatIf(Map.of());
    private PathAnswers answers = PathAnswers.NONE;
    private Optional<KnownStep<S>> step;
    private Viewer viewer = Viewer.GAMEMASTER;
    private Optional<Goal> goal = Optional.empty();
    private Until until = Until.ACT;
    private long paths = Odds.PATHS;
    private int samples = Odds.SAMPLES;

    private Preview(
            Game<S> game,
            Function<Viewer, Optional<KnownStep<S>>> asked,
            List<String> options,
            Optional<KnownStep<S>> step) {
        this.game = game;
        this.asked = asked;
        this.options = options;
        this.step = step;
    }

    /** Of that answer to an open request of a table. */
    public static <S extends State<S>> Preview<S> of(Table<S> table, OpenRequest open, List<String> options) {
        Optional<KnownStep<S>> whole = table.known(open, Viewer.GAMEMASTER);
        return new Preview<>(table.game(), viewer -> table.known(open, viewer).or(() -> whole), options, whole);
    }

    /** The side of whoever considers the answer; empty for the gamemaster's own. */
    public String side() {
        return game.side(step().now(), step().request().decider()).orElse("");
    }

    /** The step as the viewer meets it; looked up at once, since the table goes on while an outlook is worked out. */
    private KnownStep<S> step() {
        return step.orElseThrow(() -> new Refused("this is not asked any more"));
    }

    /** Everybody answers all choices on the way like that, those on other sides as well. */
    public Preview<S> choosing(Choices<S> choices) {
        byAll = Optional.of(choices);
        return this;
    }

    /** Answers choices on the way as was said beforehand, one after the other on each way, before any policy. */
    public Preview<S> answering(PathAnswers beforehand) {
        answers = beforehand;
        return this;
    }

    /** How choices on the way are answered; by default each by its default, and others let pass what they may. */
    public Preview<S> choosing(Policy how) {
        policy = how;
        return this;
    }

    /** Everybody on the way plays their best: the decider's side for the goal, the others against it. */
    public Preview<S> atBest() {
        return choosing(Policy.BEST);
    }

    /** What best play is for or against; by default what one decides this by, or how well the side stands. */
    public Preview<S> towards(Goal wanted) {
        boolean feared = named().contains(Headline.feared(wanted.measure()));
        goal = Optional.of(feared ? wanted.feared() : wanted);
        return this;
    }

    /** What best play is for: as told, else the first that one decides this by, else how well the side stands. */
    public Goal goal() {
        return goal.orElseGet(() -> named().stream()
                .findFirst()
                .filter(first -> policy != Policy.BEST)
                .map(Goal::of)
                .orElse(Goal.WORTH));
    }

    /** Answers choices of the viewer by their labels; it notes the choices that it meets. */
    public Preview<S> asking(WhatIf some) {
        whatIf = some;
        return this;
    }

    /** Plays on from the table as that viewer knows it, and counts only what they will see. */
    public Preview<S> seenBy(Viewer somebody) {
        viewer = somebody;
        step = asked.apply(somebody);
        return this;
    }

    /** Plays on beyond the act; later actions are answered like everything else on the way. */
    public Preview<S> until(Until end) {
        until = end;
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
        return run(false, odds -> Optional.of(odds.exact())).orElseThrow();
    }

    public Outlook fast() {
        return run(false, odds -> Optional.of(odds.fast())).orElseThrow();
    }

    /**
     * The same where those on other sides answer at their best against the goal, except at moments that people nearly
     * always let pass; empty where there are too many ways to find the best answers.
     */
    public Optional<Outlook> exactAnswered() {
        return run(true, Odds::exactIfComplete);
    }

    public Optional<Outlook> fastAnswered() {
        return run(true, Odds::fastIfComplete);
    }

    /** All that can be told of it exactly; the best answers of others are looked for on so many ways at the most. */
    public Forecast forecast(long mostAnswered) {
        Forecast forecast = forecast(exact());
        if (!forecast.mayBeAnswered() || byAll.isPresent()) {
            return forecast;
        }
        long all = paths;
        Optional<Outlook> answered = within(Math.min(all, mostAnswered)).exactAnswered();
        paths = all;
        return forecast.withAnswered(answered);
    }

    /** The same for an outlook that was worked out already, without the answers of others. */
    public Forecast forecast(Outlook outlook) {
        return new Forecast(outlook, Optional.empty(), whatIf, goal());
    }

    /** Works it out on the table as the viewer may know it. */
    private Optional<Outlook> run(
            boolean answered, Function<Odds<S, Consequence<S>>, Optional<Answer<Consequence<S>>>> how) {
        View before = Disclosure.seen(game, step().now(), viewer);
        Difference<S> difference = new Difference<>(game, before, viewer);
        ChoicesOnTheWay<S> choices = new ChoicesOnTheWay<>(game, viewer, side(), rules(answered), whatIf);
        PreviewedWay<S> way = new PreviewedWay<>(
                game, viewer, side(), inputs(), answers, new OutlookEnd<>(game, until, step().now()));
        Odds<S, Consequence<S>> odds = Odds.of(step().checkpoint(), until == Until.ACT ? way::act : way::steps)
                .choosing(choices)
                .within(paths)
                .sampling(samples);
        if (answered || policy == Policy.BEST || byAll.isPresent()) {
            GoalValue<S> value = new GoalValue<>(game, goal(), side(), before, difference);
            odds = odds.valuing((state, consequence) -> value.of(consequence));
        }
        return how.apply(odds).map(answer -> {
            Outlook outlook = new Outlook(
                    answer.distribution().map(difference::of),
                    answer.complete(),
                    answer.margin(),
                    answer.paths(),
                    choices.assumes(),
                    List.of(),
                    way.sums(),
                    way.pools());
            return outlook.decidedBy(new Headlines(outlook, before, side()).of(named()));
        });
    }

    private ChoicesOnTheWay.Rules<S> rules(boolean answered) {
        Choices<S> everybody = byAll.orElse(
                switch (policy) {
                    case DEFAULT -> Choices.byDefault();
                    case NONE -> Choices.none();
                    case BEST -> (state, request) -> OptionalInt.empty();
                });
        return new ChoicesOnTheWay.Rules<>(everybody, byAll.isEmpty() && policy == Policy.DEFAULT, answered);
    }

    private List<Entry.Input<S>> inputs() {
        Request<?> request = step().request();
        List<Entry.Input<S>> inputs = new ArrayList<>(step().since());
        inputs.add(new Entry.Answered<>(request.label(), request.decider().id(), step().slot(), options, false));
        return inputs;
    }

    /** What the game says that one decides this by. */
    private List<Headline> named() {
        Request<?> request = step().request();
        Option considered = options.isEmpty() ? request.fallback() : request.accept(options.get(0));
        return request.headlines(considered);
    }
}
