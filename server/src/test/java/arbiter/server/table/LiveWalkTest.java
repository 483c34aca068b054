package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.Rounds;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens can be taken back and put in force again, step by step and in long walks, with nothing different. */
class LiveWalkTest {

    private static final int LONGEST = 50;

    /** Of the steps that bring no event of a new kind, every so many are taken back. */
    private static final int OTHER_STEPS = 4;

    /** 2,000 in all; the fights of the example game are small, so it takes most of them. */
    private static final int OTHERS = 60;

    private static final int EXAMPLE = 2000 - OTHERS * (games().size() - 1);

    static List<Rulebook<?>> games() {
        return Rulebooks.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    @Execution(ExecutionMode.CONCURRENT)
    void walks_back_and_forth_lead_to_where_they_were(Rulebook<?> book) {
        int walks = Rounds.of(book.id().equals("duel") ? EXAMPLE : OTHERS, 10_000);
        for (long seed = 1; seed <= walks; seed++) {
            walk(book, seed);
        }
    }

    private static <S extends State<S>> void walk(Rulebook<S> book, long seed) {
        Bout<S> bout = Bout.of(book, seed);
        bout.play(bout.below(30));
        Deque<String> before = new ArrayDeque<>();
        Deque<String> after = new ArrayDeque<>();
        String now = bout.all();
        for (int i = 1 + bout.below(LONGEST); i > 0; i--) {
            int way = bout.below(4);
            if (way < 2 && !before.isEmpty()) {
                after.push(now);
                bout.table().undo();
                now = bout.all();
                assertThat(now).as("%s, seed %d, back", book.id(), seed).isEqualTo(before.pop());
            } else if (way == 2 && !after.isEmpty()) {
                before.push(now);
                bout.table().redo();
                now = bout.all();
                assertThat(now).as("%s, seed %d, forth", book.id(), seed).isEqualTo(after.pop());
            } else if (!bout.over()) {
                before.push(now);
                after.clear();
                bout.answer();
                now = bout.all();
            }
        }
        assertThat(bout.again()).isEqualTo(now);
    }

    /** Every kind of event that comes up in many fights: done, taken back, as if it had not been, and done again. */
    @ParameterizedTest
    @MethodSource("games")
    @Execution(ExecutionMode.CONCURRENT)
    void every_kind_of_event_can_be_taken_back(Rulebook<?> book) {
        Set<String> kinds = new TreeSet<>();
        for (long seed = 1; seed <= Rounds.of(12, 200); seed++) {
            backAndForth(book, seed, kinds);
        }
        assertThat(kinds).as(book.id()).hasSizeGreaterThan(8);
    }

    /** Whatever has something new in it, and some of the rest. */
    private static <S extends State<S>> void backAndForth(Rulebook<S> book, long seed, Set<String> kinds) {
        Bout<S> bout = Bout.of(book, seed);
        String before = bout.all();
        for (int i = 0; i < 80 && !bout.over(); i++) {
            bout.answer();
            String after = bout.all();
            if (kinds.addAll(bout.kinds()) || i % OTHER_STEPS == 0) {
                bout.table().undo();
                assertThat(bout.all())
                        .as("%s, seed %d, step %d", book.id(), seed, i)
                        .isEqualTo(before);
                bout.table().redo();
                assertThat(bout.all())
                        .as("%s, seed %d, step %d", book.id(), seed, i)
                        .isEqualTo(after);
            }
            before = after;
        }
    }
}
