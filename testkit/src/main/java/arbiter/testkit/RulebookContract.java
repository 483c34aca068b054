package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edits;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What every game with a rulebook owes the engine; its tables are written and read as the rulebook does. */
public abstract class RulebookContract<S extends State<S>> extends GameContract<S> {

    private static final int EDITED_AFTER = 30;
    private static final int STEPS_AFTER_EDIT = 5;
    private static final int HIDINGS = 6;

    private final Rulebook<S> book;
    private final Json json;

    protected RulebookContract(Rulebook<S> book) {
        this.book = book;
        this.json = book.json();
    }

    /** Each can be made, written and read again, and play goes on after it. */
    @Test
    void every_edit_that_is_offered_can_be_made() {
        Set<String> made = new TreeSet<>();
        JournalJson<S> journal = JournalJson.of(book);
        for (S start : starts()) {
            new Simulation<S>(new RandomAgent<>(1)).play(game(), start, 1, EDITED_AFTER);
            for (SampledEdits.Sample sample : new SampledEdits<>(book, start).all()) {
                S state = start.copy();
                Event<S> event;
                try {
                    event = Edits.of(book, state).event(sample.edit(), sample.unit(), sample.values());
                } catch (Refused refused) {
                    assertThat(sample.mayBeRefused())
                            .as("%s: %s", sample, refused.getMessage())
                            .isTrue();
                    continue;
                }
                assertThat(book.edits()).as("%s", sample).contains(eventType(event));
                String entry = journal.writeEntry(new Entry.Edited<>(event));
                assertThat(journal.writeEntry(journal.readEntry(entry))).isEqualTo(entry);
                event.apply(state);
                assertThat(event.line(state).text()).as("%s", sample).isNotBlank();
                assertThat(read(write(state))).as("%s", sample).isEqualTo(state);
                new Simulation<S>(new RandomAgent<>(1)).play(game(), state, 1, STEPS_AFTER_EDIT);
                made.add(sample.edit());
            }
        }
        compared("kinds of edits made", made.size());
        assertThat(made).contains("add-unit", "hide", "remove-unit", "set-bar", "set-condition");
    }

    /** In the middle of any fight: whoever is hidden is nowhere in what others see, are asked or wait for. */
    @Test
    void anybody_can_be_hidden_from_everybody() {
        int hidden = 0;
        int[] questions = new int[2];
        for (long seed = 0; seed < Math.min(HIDINGS, tables()); seed++) {
            for (S start : starts()) {
                RandomTable<S> random = new RandomTable<>(game(), start, seed);
                for (int i = 0; i < EDITED_AFTER && !random.over(); i++) {
                    if (i % HIDINGS == 0) {
                        hidden += hideEverybody(random.table(), questions);
                    }
                    random.answer();
                }
            }
        }
        compared("units hidden in the middle of fights", hidden);
        compared("questions, of " + questions[0] + ", asked on the table as it is known", questions[1]);
    }

    private int hideEverybody(Table<S> table, int[] questions) {
        int hidden = 0;
        List<View.Unit> units = table.view(Viewer.GAMEMASTER).units();
        for (View.Unit unit : units) {
            Table<S> other = again(table);
            other.edit(Scenario.edit(book, other.state(), "hide", Optional.of(unit.id()), "{hidden: true}"));
            for (Viewer viewer : viewers(other)) {
                if (!viewer.plays(unit.id())) {
                    assertUnknown(other, unit.id(), viewer);
                    hidden++;
                    for (OpenRequest open : other.open(viewer)) {
                        questions[0]++;
                        questions[1] += other.known(open, viewer).isPresent() ? 1 : 0;
                    }
                }
            }
        }
        return hidden;
    }

    private static void assertUnknown(Table<?> table, String unit, Viewer viewer) {
        View view = table.view(viewer);
        assertThat(view.unit(unit)).isEmpty();
        assertThat(view.order()).doesNotContain(unit);
        assertThat(view.units())
                .allSatisfy(other -> assertThat(other.conditions())
                        .allMatch(condition -> !condition.unit().equals(Optional.of(unit))));
        assertThat(table.waitingFor(viewer)).doesNotContain(Decider.unit(unit));
        table.calls(viewer)
                .forEach(call -> assertThat(points(call.option(), unit)).isFalse());
        table.open(viewer)
                .forEach(open -> assertThat(open.request().options()).allSatisfy(option -> {
                    assertThat(points(option, unit)).isFalse();
                    assertThat(open.request().whom(option)).doesNotContain(unit);
                }));
    }

    private static boolean points(Option option, String unit) {
        return option.pointer().orElse(null) instanceof Pointer.Unit at
                && at.id().equals(unit);
    }

    @SuppressWarnings("unchecked") // events are records, and a record's class is its only type
    private static <S> Class<? extends Event<S>> eventType(Event<S> event) {
        return (Class<? extends Event<S>>) event.getClass();
    }

    @Override
    protected Game<S> game() {
        return book.game();
    }

    @Override
    protected String write(S state) {
        return json.write(state);
    }

    @Override
    protected S read(String text) {
        return json.read(text, book.stateType());
    }
}
