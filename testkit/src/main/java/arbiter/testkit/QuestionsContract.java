package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Agent;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

    /** In all but one of twenty rounds. */
    protected abstract int mostUsually();

    /** And in any round. */
    protected abstract int mostEver();

    /** Who plays both sides, one of them as the person would. */
    protected Agent<S> opponent() {
        return Opponents.of(book);
    }

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
        List<List<String>> rounds = new ArrayList<>();
        for (long seed = 1; seed <= fights(); seed++) {
            S start = encounter.situation().start(book);
            String side =
                    book.game().view(start, Viewer.GAMEMASTER).units().get(0).side();
            QuestionCount<S> fight = new QuestionCount<>(book, start, side, seed, opponent());
            fight.play();
            assertThat(fight.over()).as("seed %d of %s ends", seed, encounter()).isTrue();
            fight.labels().forEach((label, times) -> labels.merge(label, times, Integer::sum));
            rounds.addAll(fight.questions().tailMap(1).values());
        }
        rounds.sort(Comparator.comparingInt(List::size));
        double average = rounds.stream().mapToInt(List::size).average().orElseThrow();
        int usually = rounds.get(rounds.size() * 19 / 20).size();
        List<String> worst = rounds.get(rounds.size() - 1);
        System.out.printf(
                "%s: %.1f questions in a round, %d in all but one of twenty, %d at worst; %s%n",
                book.id(), average, usually, worst.size(), labels);
        System.out.println(book.id() + ": the worst round\n  " + String.join("\n  ", worst));
        assertThat(average).isLessThanOrEqualTo(mostOnAverage());
        assertThat(usually).isLessThanOrEqualTo(mostUsually());
        assertThat(worst.size()).as("%s", worst).isLessThanOrEqualTo(mostEver());
    }
}
