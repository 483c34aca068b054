package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * How often one person who plays a whole side is asked in a round, counted over whole fights against the machine. A game
 * runs it by subclassing.
 */
public abstract class QuestionsContract<S extends State<S>> {

    private final Rulebook<S> book;

    protected QuestionsContract(Rulebook<S> book) {
        this.book = book;
    }

    /** The encounter in which it is counted; the person plays the side listed first. */
    protected abstract String encounter();

    /** How often the person is asked in a round at most, on average over all rounds. */
    protected abstract double mostOnAverage();

    /** And in any round. */
    protected abstract int mostEver();

    /** How many fights are played. */
    protected int fights() {
        return 20;
    }

    @Test
    void nobody_is_asked_more_often_in_a_round_than_a_person_can_enjoy() {
        Encounter encounter = book.encounters().stream()
                .filter(one -> one.id().equals(encounter()))
                .findFirst()
                .orElseThrow();
        SortedMap<String, Integer> labels = new TreeMap<>();
        int rounds = 0;
        int questions = 0;
        int worst = 0;
        for (long seed = 1; seed <= fights(); seed++) {
            S start = encounter.situation().start(book);
            String side =
                    book.game().view(start, Viewer.GAMEMASTER).units().get(0).side();
            QuestionCount<S> fight = new QuestionCount<>(book, start, side, seed);
            fight.play();
            assertThat(fight.over()).as("seed %d of %s ends", seed, encounter()).isTrue();
            fight.labels().forEach((label, times) -> labels.merge(label, times, Integer::sum));
            SortedMap<Integer, Integer> after = fight.rounds().tailMap(1);
            System.out.println(book.id() + ": questions by round, seed " + seed + ": " + fight.rounds());
            rounds += after.size();
            questions += after.values().stream().mapToInt(Integer::intValue).sum();
            worst = Math.max(
                    worst,
                    after.values().stream().mapToInt(Integer::intValue).max().orElse(0));
        }
        System.out.printf(
                "%s: %.1f questions in a round, %d at worst; %s%n",
                book.id(), (double) questions / rounds, worst, labels);
        assertThat((double) questions / rounds).isLessThanOrEqualTo(mostOnAverage());
        assertThat(worst).isLessThanOrEqualTo(mostEver());
    }
}
