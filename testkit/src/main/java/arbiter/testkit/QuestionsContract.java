package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.lookahead.Opponents;
import arbiter.kernel.Agent;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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

    /**
     * Labels of what is known only after the dice, with what the person says to it along with each answer, as the page lets
     * them: the id of an option, or {@code default} for what is suggested then.
     */
    protected Map<String, String> saidAlong() {
        return Map.of();
    }

    /** How many fights are played. */
    protected int fights() {
        return 20;
    }

    /** How often the person is asked in any round who gives standing orders; without a bound of its own, as without. */
    protected int mostWithOrders() {
        return mostEver();
    }

    @Test
    void nobody_is_asked_more_often_in_a_round_than_a_person_can_enjoy() {
        Count asked = count(false);
        assertThat(asked.average()).isLessThanOrEqualTo(mostOnAverage());
        assertThat(asked.usually()).isLessThanOrEqualTo(mostUsually());
        assertThat(asked.worst()).hasSizeLessThanOrEqualTo(mostEver());
    }

    /** Somebody who says on each sheet that what is suggested is done about everything but a turn's actions. */
    @Test
    void whoever_gives_standing_orders_is_asked_for_little_more_than_actions() {
        assertThat(count(true).worst()).hasSizeLessThanOrEqualTo(mostWithOrders());
    }

    /** The questions of each round, the fewest first. */
    private record Count(List<List<String>> rounds) {

        double average() {
            return rounds.stream().mapToInt(List::size).average().orElseThrow();
        }

        int usually() {
            return rounds.get(rounds.size() * 19 / 20).size();
        }

        List<String> worst() {
            return rounds.get(rounds.size() - 1);
        }
    }

    /** A table of that encounter; a game may have the person play fewer people than its encounters have. */
    protected S start() {
        return book.encounters().stream()
                .filter(one -> one.id().equals(encounter()))
                .findFirst()
                .map(encounter -> encounter.situation().start(book))
                .orElseThrow();
    }

    private Count count(boolean orders) {
        SortedMap<String, Integer> labels = new TreeMap<>();
        List<List<String>> rounds = new ArrayList<>();
        for (long seed = 1; seed <= fights(); seed++) {
            S start = start();
            String side =
                    book.game().view(start, Viewer.GAMEMASTER).units().get(0).side();
            QuestionCount<S> fight = new QuestionCount<>(book, start, side, seed, opponent(), saidAlong());
            if (orders) {
                fight.orderWhatIsSuggested();
            }
            fight.play();
            assertThat(fight.over()).as("seed %d of %s ends", seed, encounter()).isTrue();
            fight.labels().forEach((label, times) -> labels.merge(label, times, Integer::sum));
            rounds.addAll(fight.questions().tailMap(1).values());
        }
        rounds.sort(Comparator.comparingInt(List::size));
        Count count = new Count(rounds);
        System.out.printf(
                "%s, %s standing orders: %.1f questions in a round, %d in all but one of twenty, %d at worst; %s%n",
                book.id(),
                orders ? "with" : "without",
                count.average(),
                count.usually(),
                count.worst().size(),
                labels);
        System.out.println(book.id() + ": the worst round\n  " + String.join("\n  ", count.worst()));
        return count;
    }
}
