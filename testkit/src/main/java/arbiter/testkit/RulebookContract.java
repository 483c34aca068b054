package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edits;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What every game with a rulebook owes the engine; its tables are written and read as the rulebook does. */
public abstract class RulebookContract<S extends State<S>> extends GameContract<S> {

    private static final int EDITED_AFTER = 30;
    private static final int STEPS_AFTER_EDIT = 5;

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
