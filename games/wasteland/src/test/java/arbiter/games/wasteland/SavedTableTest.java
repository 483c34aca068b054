package arbiter.games.wasteland;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.rulebook.Encounter;
import org.junit.jupiter.api.Test;

/** A table is read back as it was written. */
class SavedTableTest {

    @Test
    void every_encounter_can_be_saved_and_read() {
        for (Encounter encounter : Tables.BOOK.encounters()) {
            WastelandState state = encounter.situation().start(Tables.BOOK);

            String written = Tables.BOOK.json().write(state);

            assertThat(Tables.BOOK.json().read(written, WastelandState.class))
                    .as(encounter.id())
                    .isEqualTo(state);
        }
    }
}
