package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Effort;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing that its side may not know changes what the opponent does that looks ahead. A game runs it by subclassing. */
public abstract class LookAheadContract<S extends State<S>> {

    private static final Effort SMALL = new Effort(400, 60, 20);
    private static final int SEEDS = 40;

    private final Rulebook<S> book;

    protected LookAheadContract(Rulebook<S> book) {
        this.book = book;
    }

    /** A situation in which the first unit is asked first, with {@code %s} on a line of its own among the units. */
    protected abstract String situation();

    /** The unit that may stand there, an enemy, with {@code %s} for more keys: {@code {from: blade, side: bridge%s}}. */
    protected abstract String stranger();

    /** How hard it looks. */
    protected Effort effort() {
        return SMALL;
    }

    /** From how many seeds it looks. */
    protected int seeds() {
        return SEEDS;
    }

    @Test
    void a_hidden_enemy_changes_nothing() {
        List<String> alone = answers(table(""));
        assertThat(answers(table("- " + stranger().formatted(", hidden: true"))))
                .isEqualTo(alone);
        assertThat(answers(table("- " + stranger().formatted(""))))
                .as("one in sight does")
                .isNotEqualTo(alone);
    }

    private Table<S> table(String more) {
        Source source = Source.text("situation.yaml", situation().formatted(more));
        Situation read = Situation.read(source, book.encounters().get(0).files());
        return SituationTable.of(book, read, 3).table();
    }

    /** What it answers to the first question, from many seeds. */
    protected final List<String> answers(Table<S> table) {
        List<String> answers = new ArrayList<>();
        OpenRequest open = table.open().get(0);
        assertThat(open.request().options()).hasSizeGreaterThan(1);
        for (long seed = 1; seed <= seeds(); seed++) {
            answers.addAll(new LookAhead<>(book.game(), effort(), seed).answer(Position.of(table, open)));
        }
        assertThat(answers).isNotEmpty();
        return answers;
    }
}
