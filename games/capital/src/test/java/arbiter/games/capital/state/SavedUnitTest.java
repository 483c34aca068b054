package arbiter.games.capital.state;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Tables;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Saved tables keep the names of a unit's fields, side by side, whatever classes they are spread over. */
class SavedUnitTest {

    @Test
    void the_fields_of_a_unit_keep_their_names() {
        List<String> names = new ArrayList<>();
        Tables.BOOK
                .json()
                .tree(Tables.two())
                .get("combatants")
                .get(0)
                .fieldNames()
                .forEachRemaining(names::add);

        assertThat(names)
                .containsExactlyInAnyOrder(
                        "id",
                        "name",
                        "side",
                        "profile",
                        "base",
                        "life",
                        "hp",
                        "energy",
                        "bones",
                        "unkillable",
                        "prone",
                        "chilled",
                        "poisoned",
                        "focused",
                        "allOut",
                        "grappledBy",
                        "grappling",
                        "tauntedBy",
                        "attackCounters",
                        "overwatch",
                        "moves",
                        "actionsTaken",
                        "seizeDebt",
                        "terrified",
                        "seizeLock",
                        "prepared",
                        "ammo",
                        "held",
                        "kit",
                        "care",
                        "readiness",
                        "marks",
                        "momentum",
                        "crew",
                        "riding",
                        "bond",
                        "waiting");
    }
}
