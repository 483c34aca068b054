package arbiter.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.interpreters.live.Table;
import arbiter.kernel.Ending;
import arbiter.kernel.State;
import arbiter.lab.agent.AgentKind;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.FightLimits;
import arbiter.lab.job.Job;
import arbiter.lab.tally.FightEnd;
import arbiter.lab.tally.FightResult;
import arbiter.lab.tally.Tally;
import arbiter.rulebook.Rulebook;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FightsTest {

    static Stream<Rulebook<?>> games() {
        return Jobs.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void parts_in_any_order_make_the_same_tally(Rulebook<?> book) {
        Fights<?> fights = Fights.of(Jobs.first(book, 12), book);
        Tally whole = fights.play(0, 12);

        Tally parts = fights.play(7, 12).and(fights.play(0, 3)).and(fights.play(3, 7));

        assertThat(whole.ended(FightEnd.FAULT)).as(whole.faults().toString()).isZero();
        assertThat(whole.ended(FightEnd.RULES)).isPositive();
        assertThat(parts.write()).isEqualTo(whole.write());
        assertThat(Tally.read(whole.write())).isEqualTo(whole);
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends State<S>> void a_fight_is_had_again_from_its_number_as_a_journal(Rulebook<S> book) {
        Fights<S> fights = Jobs.fights(Jobs.first(book, 4), book);
        FightResult before = fights.play(2);

        FightRecord<S> again = FightRecord.of(fights, 2);
        Table<S> table = again.table(fights);

        assertThat(again.result()).isEqualTo(before);
        assertThat(table.ending().map(Ending::text)).contains(before.text());
        assertThat(table.log()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_job_read_from_its_text_plays_the_same_fights(Rulebook<?> book) {
        Job job = Jobs.first(book, 2);
        Job read = Job.read(job.write());

        assertThat(read).isEqualTo(job);
        assertThat(Fights.of(read).play(0, 2)).isEqualTo(Fights.of(job, book).play(0, 2));
    }

    @Test
    void a_tactician_in_it_keeps_fights_the_same() {
        Job job = Jobs.named("duel", "crossing", 2)
                .withAgents(Map.of(
                        "travellers",
                        new AgentChoice(AgentKind.TACTICIAN, OptionalInt.of(200)),
                        "bridge",
                        new AgentChoice(AgentKind.RANDOM, OptionalInt.empty())));

        assertThat(Fights.of(job).play(0, 2)).isEqualTo(Fights.of(job).play(0, 2));
    }

    @Test
    void a_fight_that_does_not_end_is_stopped_and_reported_as_stopped() {
        Job job = Jobs.named("capital", "brawl", 5);

        Tally brief = Fights.of(job.with(FightLimits.rounds(1))).play(0, 5);
        Tally few = Fights.of(job.with(new FightLimits(60, 10))).play(0, 5);

        assertThat(brief.ended(FightEnd.ROUNDS)).isEqualTo(5);
        assertThat(brief.texts()).containsOnlyKeys("stopped after 1 rounds");
        assertThat(brief.drawn()).isEqualTo(5);
        assertThat(few.ended(FightEnd.DECISIONS)).isEqualTo(5);
    }

    @Test
    void other_dice_give_other_fights_and_their_number_alone_decides() {
        Fights<?> fights = Fights.of(Jobs.named("wasteland", "night-watch", 3));
        FightResult third = fights.play(2);

        assertThat(fights.play(0)).isNotEqualTo(fights.play(1));
        assertThat(fights.play(2)).isEqualTo(third);
    }

    @Test
    void an_unknown_side_is_refused_with_those_there_are() {
        Job job = Jobs.named("duel", "crossing", 2).withAgents(Map.of("heroes", AgentChoice.FAST));

        assertThatThrownBy(() -> Fights.of(job))
                .hasMessage("there is no side 'heroes' here; there are travellers, bridge");
    }

    @Test
    void a_run_on_three_threads_is_a_run_on_one() {
        Fights<?> fights = Fights.of(Jobs.named("duel", "crossing", 700));

        RunResult one = new JobRun(fights, 1).run(progress -> {});
        RunResult three = new JobRun(fights, 3).run(progress -> {});

        assertThat(one.complete()).isTrue();
        assertThat(three.tally().write()).isEqualTo(one.tally().write());
        assertThat(three.trace()).isEqualTo(one.trace());
        assertThat(one.tally()).isEqualTo(fights.play(0, 700));
    }

    @Test
    void a_cancelled_run_is_a_shorter_one() {
        Fights<?> fights = Fights.of(Jobs.named("duel", "crossing", 100_000));
        JobRun run = new JobRun(fights, 2);

        RunResult result = run.run(progress -> {
            if (progress.tally().fights() >= 200) {
                run.cancel();
            }
        });

        assertThat(result.complete()).isFalse();
        assertThat(result.trace().get(result.trace().size() - 1).fights())
                .isEqualTo(result.tally().fights());
        assertThat(result.tally().fights()).isBetween(200L, 99_999L);
        assertThat(result.tally()).isEqualTo(fights.play(0, result.tally().fights()));
    }

    @Test
    void progress_is_told_from_the_first_fights_on() {
        Fights<?> fights = Fights.of(Jobs.named("duel", "crossing", 64));
        java.util.List<Long> told = new java.util.ArrayList<>();

        new JobRun(fights, 2).run(progress -> {
            told.add(progress.tally().fights());
            assertThat(progress.wanted()).isEqualTo(64);
            assertThat(progress.left()).isNotEqualTo(Optional.empty());
        });

        assertThat(told).containsExactly(2L, 4L, 8L, 16L, 32L, 64L);
    }
}
