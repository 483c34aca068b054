package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.State;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.Advice;
import arbiter.rulebook.guide.FirstFight;
import arbiter.rulebook.guide.Lesson;
import arbiter.rulebook.guide.LessonStep;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The first fight of a game teaches what it says: whoever does as told gets to every step and mostly wins. A game runs
 * it by subclassing.
 */
public abstract class FirstFightContract<S extends State<S>> {

    private static final int FIGHTS = 20;
    private static final int FEWEST = 18;
    private static final int MOST_ROUNDS = 15;
    private static final int LONGEST_TITLE = 40;
    private static final int LONGEST_TEXT = 320;

    private final Rulebook<S> book;

    protected FirstFightContract(Rulebook<S> book) {
        this.book = book;
    }

    private FirstFight fight() {
        return book.firstFight().orElseThrow(() -> new AssertionError(book.id() + " has no guide/lesson.yaml"));
    }

    @Test
    void five_to_eight_short_steps_teach_the_game() {
        Lesson lesson = fight().lesson();
        assertThat(lesson.steps()).hasSizeBetween(5, 8);
        assertThat(lesson.steps()).extracting(LessonStep::title).doesNotHaveDuplicates();
        assertThat(lesson.steps()).allSatisfy(step -> {
            assertThat(step.title()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TITLE);
            assertThat(step.text()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TEXT);
            assertThat(step.option().isEmpty() || step.ask().isPresent()).isTrue();
        });
        assertThat(lesson.advice())
                .allSatisfy(advice -> assertThat(advice.text()).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TEXT));
        assertThat(book.encounters()).extracting(Encounter::id).contains(lesson.then());
    }

    @Test
    void whoever_does_as_told_gets_to_every_step_and_mostly_wins() {
        int won = 0;
        int longest = 0;
        int[] reached = new int[fight().lesson().steps().size()];
        Set<Advice> followed = new HashSet<>();
        List<String> lost = new ArrayList<>();
        for (int seed = 1; seed <= FIGHTS; seed++) {
            FirstFightRun<S> run = new FirstFightRun<>(book, fight(), seed);
            run.play();
            won += run.won() ? 1 : 0;
            run.done().forEach(step -> reached[step]++);
            followed.addAll(run.followed());
            longest = Math.max(longest, run.rounds());
            if (!run.won() || run.done().size() < reached.length) {
                lost.addAll(run.transcript());
            }
        }
        System.out.printf(
                "%s: first fight won in %d of %d, steps reached %s, %d rounds at most%n",
                book.id(), won, FIGHTS, Arrays.toString(reached), longest);
        assertThat(won).as("%s", lost).isGreaterThanOrEqualTo(FEWEST);
        assertThat(Arrays.stream(reached).min().orElseThrow()).as("%s", lost).isGreaterThanOrEqualTo(FEWEST);
        assertThat(followed)
                .as("advice that was of use")
                .hasSameElementsAs(fight().lesson().advice());
        assertThat(longest).isLessThanOrEqualTo(MOST_ROUNDS);
    }
}
