package arbiter.games.centuryg.trait;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the Traits of a person do, gathered. */
class TraitsInUseTest {

    @Test
    void calls_stand_in_the_order_of_the_rules_whatever_the_sheet_says() {
        Fighter mara = person("Mara", "hall")
                .has("elusive-form")
                .has("backup-bodies")
                .has("polyglot")
                .has("common-sense")
                .has("leadership")
                .here();
        List<Call> calls = new ArrayList<>();

        TraitCalls.offer(scene(mara), calls);

        assertThat(calls)
                .extracting(call -> call.option().id())
                .containsExactly(
                        "common-sense:mara",
                        "leadership:mara",
                        "polyglot:mara",
                        "backup-bodies:mara",
                        "elusive-form:mara");
    }

    @Test
    void copies_of_one_trait_are_one_with_all_their_choices() {
        Fighter mara = person("Mara", "hall")
                .has("masterwork-tool", "medicine")
                .has("masterwork-tool", "sciences")
                .here();

        assertThat(mara.body().traits())
                .singleElement()
                .matches(own -> own.chose("medicine") && own.chose("sciences") && !own.chose("combat"));
    }

    @Test
    void every_trait_of_the_book_does_something_but_a_comrade_who_comes_along() {
        assertThat(Handbooks.BOOK.traits())
                .filteredOn(trait -> trait.effects().isEmpty())
                .extracting(Trait::id)
                .containsExactly("comrade");
    }
}
