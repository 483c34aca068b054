package arbiter.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.RequestTest.Way;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Choosing several options one by one. */
class PicksTest {

    private static final Decider MARA = Decider.unit("mara");
    private static final List<Way> FIVE =
            IntStream.range(0, 5).mapToObj(i -> new Way("w" + i)).toList();

    /** Every answer that can be picked, by trying all choices at every step. */
    private static List<List<Way>> all(Request<Way> request) {
        List<List<Way>> answers = new ArrayList<>();
        collect(Picks.of(request), answers);
        return answers;
    }

    private static void collect(Picks<Way> picks, List<List<Way>> answers) {
        if (!picks.unfinished()) {
            answers.add(picks.picked());
            return;
        }
        picks.next().options().forEach(pick -> collect(picks.with(pick), answers));
    }

    @Test
    void every_set_of_the_allowed_size_is_met_exactly_once() {
        for (int least = 0; least <= 5; least++) {
            for (int most = Math.max(1, least); most <= 5; most++) {
                List<List<Way>> answers = all(Request.some(MARA, "walk.ways", FIVE, least, most));

                Set<Set<Way>> sets = new LinkedHashSet<>();
                answers.forEach(answer -> sets.add(Set.copyOf(answer)));
                assertThat(sets).hasSameSizeAs(answers).hasSize(subsets(least, most));
            }
        }
    }

    private static int subsets(int least, int most) {
        return (int) IntStream.range(0, 32)
                .filter(mask -> Integer.bitCount(mask) >= least && Integer.bitCount(mask) <= most)
                .count();
    }

    @Test
    void every_order_is_met_exactly_once() {
        List<List<Way>> orders = all(Request.order(MARA, "walk.order", FIVE));

        assertThat(orders)
                .hasSize(120)
                .doesNotHaveDuplicates()
                .allMatch(order -> Set.copyOf(order).equals(Set.copyOf(FIVE)));
    }

    @Test
    void nothing_is_asked_when_nothing_may_be_taken() {
        List<Way> picked = Picks.choose(Request.some(MARA, "walk.ways", FIVE, 0, 0), request -> {
            throw new AssertionError("asked " + request);
        });

        assertThat(picked).isEmpty();
    }

    @Test
    void the_default_of_every_step_leads_to_the_default_of_the_whole() {
        for (Way standard : FIVE) {
            for (int least = 0; least <= 5; least++) {
                Request<Way> some =
                        Request.some(MARA, "walk.ways", FIVE, least, 5).otherwise(standard);
                assertThat(Picks.choose(some, Request::fallbackIndex)).isEqualTo(some.fallbackSome());
            }
            Request<Way> order = Request.order(MARA, "walk.order", FIVE).otherwise(standard);
            assertThat(Picks.choose(order, Request::fallbackIndex)).isEqualTo(order.fallbackSome());
        }
    }

    @Test
    void a_pick_looks_like_the_option_it_takes() {
        Pick<Way> take = new Pick.Take<>(new Way("north"));

        assertThat(take.id()).isEqualTo("north");
        assertThat(take.text()).isEqualTo("Go north");
        assertThat(take.declines()).isFalse();
        assertThat(new Pick.Done<Way>().declines()).isTrue();
    }

    @Test
    void enough_is_offered_only_once_there_is_enough() {
        Picks<Way> picks = Picks.of(Request.some(MARA, "walk.ways", FIVE, 1, 2).asking(() -> "Which ways?"));

        assertThat(picks.next().declining()).isEmpty();
        assertThat(picks.next().prompt()).isEqualTo("Which ways?");
        assertThat(picks.with(new Pick.Take<>(FIVE.get(0))).next().declining()).isPresent();
    }
}
