package arbiter.games.capital.sheet;

import static arbiter.games.capital.AttackCast.BOOK;
import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.Assemble;
import arbiter.games.capital.ability.ClearMind;
import arbiter.games.capital.ability.Focus;
import arbiter.games.capital.ability.PowerPlay;
import arbiter.games.capital.mind.TelepathicLink;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.unit.Combatant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the traits of all Abilities of a unit come together. */
class ProfileTraitsTest {

    @Test
    void traits_stand_in_the_order_of_the_book_however_they_were_acquired() {
        Combatant one =
                red("One").having("power-play-1", "clear-mind", "assemble-1").make();
        Combatant other =
                red("Other").having("assemble-1", "power-play-1", "clear-mind").make();

        assertThat(one.traits().actions(MenuSection.SKILL))
                .isEqualTo(other.traits().actions(MenuSection.SKILL))
                .hasExactlyElementsOfTypes(Assemble.class, ClearMind.class, PowerPlay.class);
    }

    @Test
    void a_version_that_acts_as_another_replaces_its_trait_or_takes_it_over() {
        Combatant second = red("Second").having("focus-2", "sanctuary-2").make();

        assertThat(second.traits().find(Focus.class)).contains(new Focus(1, 2, true));
        assertThat(second.profile()
                        .bringing(second.traits().instants(MenuSection.STANCE).get(0))
                        .name())
                .isEqualTo("Sanctuary II");
    }

    @Test
    void whoever_has_both_versions_uses_the_later_one() {
        Combatant seer =
                red("Seer").having("telepathic-link-2", "telepathic-link-1").make();

        assertThat(seer.traits().actions(MenuSection.MIND)).containsExactly(new TelepathicLink(1, 3, 500));
    }

    @Test
    void timers_of_later_versions_go_under_the_first_one_and_others_under_their_own_name() {
        Combatant scout =
                red("Scout").having("focus-2", "enthusiastic", "rally-1").make();

        assertThat(scout.profile().abilities())
                .extracting(acquired -> acquired.ability().timer())
                .containsExactly("focus-1", "enthusiastic", "rally-1");
    }

    @Test
    void two_abilities_that_do_the_same_stand_on_the_menu_under_two_names() {
        Combatant captain =
                red("Captain").having("assemble-1").having(anotherAssemble()).make();
        Combatant mate = red("Mate").at(9, 0).make();

        assertThat(ActMenu.instants(table(captain, mate, blue("Brute").at(30, 0).make()), captain))
                .extracting(CapitalAct::id)
                .contains("thats-an-order-1:assemble:mate")
                .doesNotHaveDuplicates();
    }

    /** That's an Order, but with a trait of another kind. */
    private static Ability anotherAssemble() {
        Ability order = BOOK.content().shelf(Ability.class).get("thats-an-order-1");
        return new Ability(
                order.id(),
                order.name(),
                order.role(),
                order.list(),
                order.slots(),
                order.slotsByScore(),
                order.locked(),
                order.repeatable(),
                order.chooses(),
                order.requires(),
                order.replaces(),
                order.actsAs(),
                order.signature(),
                order.uses(),
                List.of(new Assemble(1, 7, 1)),
                order.status(),
                order.text());
    }
}
