package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.dice.Fraction;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.interpreters.odds.Answer;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Entry;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What every game owes the engine. A game runs it by subclassing; the promises are tried beside each other. */
@Execution(ExecutionMode.CONCURRENT)
public abstract class GameContract<S extends State<S>> extends Trials<S> {

    /** Checkpoints are many: steps with more ways than this are counted as incomplete. */
    private static final long WAYS = 20_000;

    private static final int STEPS_TRIED = 40;
    private static final int STEPS_WATCHED = 300;
    private static final int WALKS = 30;
    private static final int FIRST_STEPS = 10;

    /** To play is enough here; how well is measured by {@code bench/opponents}. */
    private static final Effort HASTY = new Effort(60, 30, 8);

    private static final String LABEL = "[a-z0-9-]+(\\.[a-z0-9-]+)+";

    protected abstract String write(S state);

    protected abstract S read(String json);

    @Test
    void random_play_ends() {
        forEachFight((start, seed) -> {
            var ending = new Simulation<S>(new RandomAgent<>(seed)).play(game(), start, seed, mostSteps());
            assertThat(ending).as("seed %d", seed).isPresent();
        });
    }

    @Test
    void the_same_seed_gives_the_same_fight() {
        forEachFight((start, seed) -> {
            S again = start.copy();
            new Simulation<S>(new RandomAgent<>(seed)).play(game(), start, seed, mostSteps());
            new Simulation<S>(new RandomAgent<>(seed)).play(game(), again, seed, mostSteps());
            assertThat(start).isEqualTo(again);
            assertThat(start.hashCode()).isEqualTo(again.hashCode());
        });
    }

    @Test
    void every_offered_option_is_accepted() {
        forEachTable(Math.min(6, tables()), table -> {
            for (OpenRequest open : table.open()) {
                for (List<String> answer : someAnswers(open.request())) {
                    Table<S> other = again(table);
                    other.answer(Viewer.GAMEMASTER, open.id(), answer);
                }
            }
        });
    }

    @Test
    void option_ids_are_unique_and_options_have_texts() {
        forEachTable(
                tables(),
                table -> table.open().forEach(open -> {
                    List<? extends Option> options = open.request().options();
                    assertThat(options.stream().map(Option::id))
                            .doesNotHaveDuplicates()
                            .noneMatch(String::isBlank);
                    assertThat(options.stream().map(Option::text)).noneMatch(String::isBlank);
                    assertThat(open.request().prompt()).isNotBlank();
                }));
    }

    @Test
    void labels_name_a_procedure_and_a_step() {
        forEachTable(
                tables(),
                table -> table.journal().entries().forEach(entry -> {
                    if (entry instanceof Entry.Drawn<S> drawn) {
                        assertThat(drawn.label()).matches(LABEL);
                    } else if (entry instanceof Entry.Answered<S> answered) {
                        assertThat(answered.label()).matches(LABEL);
                    }
                }));
    }

    @Test
    void a_copy_is_independent() {
        forEachState((state, seed) -> {
            String before = write(state);
            S played = state.copy();
            assertThat(played).isEqualTo(state);
            new Simulation<S>(new RandomAgent<>(seed)).play(game(), played, seed, 20);
            assertThat(write(state)).isEqualTo(before);
            played.restore(state);
            assertThat(played).isEqualTo(state);
            assertThat(write(played)).isEqualTo(before);
        });
    }

    @Test
    void json_round_trips() {
        forEachState((state, seed) -> {
            String json = write(state);
            assertThat(read(json)).isEqualTo(state);
            assertThat(write(read(json))).isEqualTo(json);
        });
    }

    @Test
    void replay_and_running_again_from_every_suspension_equal_play() {
        forEachTable(tables(), table -> assertSame(table, again(table)));
    }

    @Test
    void undo_then_redo_changes_nothing() {
        int undone = 0;
        for (long seed = 0; seed < tables(); seed++) {
            for (S start : starts()) {
                RandomTable<S> random = new RandomTable<>(game(), start, seed);
                for (int i = 0; i < WALKS && !random.over(); i++) {
                    random.answer();
                    undone += walkBackAndForth(random);
                }
            }
        }
        compared("answers undone and redone", undone);
    }

    private int walkBackAndForth(RandomTable<S> random) {
        Table<S> table = random.table();
        S state = table.state();
        List<String> log = texts(table.log());
        List<String> open = ids(table);
        int back = 1 + random.below(5);
        int undone = 0;
        while (undone < back && table.canUndo()) {
            table.undo();
            undone++;
        }
        assertSame(table, again(table));
        for (int i = 0; i < undone; i++) {
            table.redo();
        }
        assertThat(table.state()).isEqualTo(state);
        assertThat(texts(table.log())).isEqualTo(log);
        assertThat(ids(table)).isEqualTo(open);
        return undone;
    }

    @Test
    void odds_sum_to_one_and_exact_and_fast_ones_agree() {
        int[] complete = new int[1];
        int[] outcomes = new int[1];
        forEachCheckpoint((state, seed) -> {
            Answer<S> exact = step(state).within(WAYS).sampling(1).exact();
            if (exact.complete()) {
                assertThat(exact.distribution().chance(end -> true)).isEqualTo(Fraction.ONE);
                complete[0]++;
                Answer<S> fast = step(state).within(WAYS).fast();
                for (int i = 0; i < exact.distribution().size(); i++) {
                    S end = exact.distribution().outcome(i);
                    assertThat(fast.probabilityOf(end))
                            .isCloseTo(exact.distribution().probability(i), within(1e-12));
                    outcomes[0]++;
                }
            }
        });
        compared("steps with complete odds", complete[0]);
        compared("outcomes with exact and fast odds", outcomes[0]);
    }

    /** From some way into a fight on, the first step by default that has more than one outcome and not too many. */
    @Test
    void monte_carlo_agrees_with_the_odds() {
        int outcomes = 0;
        for (int seed = 0; seed < fightsSampled(); seed++) {
            for (S state : starts()) {
                new Simulation<S>(new RandomAgent<>(seed)).play(game(), state, seed, seed);
                for (int steps = 0; steps < FIRST_STEPS && game().ending(state).isEmpty(); steps++) {
                    Answer<S> exact = step(state).within(WAYS).fast();
                    if (exact.complete() && exact.distribution().size() > 1) {
                        outcomes += sampledLike(state, exact);
                        break;
                    }
                    new Simulation<S>(Agent.byDefault()).play(game(), state, steps, 1);
                }
            }
        }
        compared("outcomes with sampled odds", outcomes);
    }

    private int sampledLike(S state, Answer<S> exact) {
        Answer<S> sampled = step(state).within(0).sampling(samples()).fast();
        assertThat(sampled.complete()).isFalse();
        for (int i = 0; i < exact.distribution().size(); i++) {
            S end = exact.distribution().outcome(i);
            assertThat(sampled.probabilityOf(end))
                    .isCloseTo(exact.distribution().probability(i), within(2 * sampled.margin()));
        }
        return exact.distribution().size();
    }

    @Test
    void looking_ahead_plays_every_fight_to_its_end() {
        int answers = 0;
        for (int number = 0; number < fightsLookedAhead(); number++) {
            S start = starts().get(number % starts().size());
            LookAhead<S> ahead = new LookAhead<>(game(), HASTY, number);
            AgentFight<S> fight = new AgentFight<>(game(), start, number, side -> ahead);
            assertThat(fight.play(mostSteps())).as("fight %d", number).isPresent();
            answers += fight.answers();
        }
        compared("answers by looking ahead in " + fightsLookedAhead() + " fights", answers);
    }

    @Test
    void what_a_side_may_not_know_of_changes_nothing_it_imagines() {
        int[] events = new int[1];
        for (long seed = 0; seed < tables(); seed++) {
            for (S start : starts()) {
                Imagining<S> imagining = new Imagining<>(game(), start, seed);
                imagining.play(STEPS_TRIED);
                events[0] += imagining.compared();
            }
        }
        compared("events looked at by every side", events[0]);
    }

    @Test
    void what_a_viewer_may_not_know_of_changes_nothing_they_see() {
        int watches = 0;
        for (long seed = 0; seed < tables(); seed++) {
            for (S start : starts()) {
                new Watched<>(game(), start, seed).play(STEPS_WATCHED);
                watches++;
            }
        }
        compared("fights watched by every viewer", watches);
    }

    @Test
    void secret_requests_and_hidden_events_reach_nobody_else() {
        forEachTable(
                tables(),
                table -> viewers(table).forEach(viewer -> {
                    assertThat(table.log(viewer))
                            .allMatch(event -> event.audience().includes(viewer));
                    assertThat(table.open(viewer))
                            .allMatch(open -> viewer.answersFor(open.request().decider()));
                    boolean onlySecrets = table.open().stream()
                            .allMatch(open -> open.request().secret()
                                    && !viewer.answersFor(open.request().decider()));
                    assertThat(table.waitingFor(viewer).isEmpty()).isEqualTo(onlySecrets);
                }));
    }

    @Test
    void a_glance_shows_the_bars_and_conditions_of_the_view() {
        forEachTable(
                tables(),
                table -> viewers(table)
                        .forEach(viewer -> assertThat(bare(game().glance(table.state(), viewer)))
                                .isEqualTo(bare(game().view(table.state(), viewer)))));
    }

    @Test
    void several_viewers_together_see_what_each_sees_alone() {
        forEachTable(tables(), table -> {
            List<Viewer> together = viewers(table);
            Map<Viewer, View> seen = table.views(together);
            Map<Viewer, List<Call>> calls = table.calls(together);
            List<View> glances = game().glances(table.state(), together);
            for (int i = 0; i < together.size(); i++) {
                Viewer viewer = together.get(i);
                assertThat(seen.get(viewer)).isEqualTo(table.view(viewer));
                assertThat(glances.get(i)).isEqualTo(game().glance(table.state(), viewer));
                assertThat(ids(calls.get(viewer))).isEqualTo(ids(table.calls(viewer)));
            }
        });
    }

    private static List<String> ids(List<Call> calls) {
        return calls.stream()
                .map(call -> call.decider().id() + " " + call.option().id())
                .toList();
    }

    private static List<View.Unit> bare(View view) {
        return view.units().stream().map(unit -> unit.with(List.of())).toList();
    }

    private Odds<S, S> step(S state) {
        S copy = state.copy();
        return Odds.of(copy, play -> {
                    game().advance(play);
                    return play.state().copy();
                })
                .choosing(Choices.byDefault());
    }

    private void assertSame(Table<S> table, Table<S> other) {
        assertThat(other.state()).isEqualTo(table.state());
        assertThat(texts(other.log())).isEqualTo(texts(table.log()));
        assertThat(ids(other)).isEqualTo(ids(table));
    }
}
