package arbiter.games.narrative.spend;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Symbols;
import arbiter.games.narrative.sheet.Spend;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpendMenuTest {

    private static final List<Spend> TABLE = BOOK.content().shelf(Spend.class).all();

    /** Two on the own side, three opponents. */
    private static final SpendSituation SKILL = SpendSituation.skill(2, 3);

    private static SpendSituation attack(String weapon, boolean hit, boolean pastSoak) {
        return SpendSituation.attack(BOOK.weapon(weapon), hit, pastSoak, 2, 3);
    }

    private static List<String> own(Symbols symbols, SpendSituation situation, String... bought) {
        return ids(SpendMenu.of(TABLE, SymbolPurse.of(symbols), situation, List.of(bought), false));
    }

    private static List<String> against(Symbols symbols, SpendSituation situation, String... bought) {
        return ids(SpendMenu.of(TABLE, SymbolPurse.of(symbols), situation, List.of(bought), true));
    }

    private static List<String> ids(List<SpendOffer> offers) {
        return offers.stream().map(SpendOffer::id).toList();
    }

    private static Symbols advantage(int count) {
        return new Symbols(1, count, 0, 0);
    }

    @Test
    @Ledger({"NAR-SPEND-1", "NAR-SPEND-10"})
    void one_advantage_buys_the_small_things() {
        assertThat(own(advantage(1), SKILL))
                .containsExactly("recover-strain:advantage", "boost-next-ally:advantage", "notice-detail:advantage");
        assertThat(own(advantage(0), SKILL)).isEmpty();
        assertThat(own(advantage(-2), SKILL)).isEmpty();
    }

    @Test
    @Ledger("NAR-SPEND-1")
    void a_triumph_pays_for_anything_that_costs_advantage_but_not_the_other_way_round() {
        assertThat(own(new Symbols(1, 0, 1, 0), SKILL))
                .containsExactly(
                        "recover-strain:triumph",
                        "boost-next-ally:triumph",
                        "notice-detail:triumph",
                        "free-maneuver:triumph",
                        "boost-any-ally:triumph",
                        "ignore-environment:triumph",
                        "gain-defence:triumph",
                        "upgrade-ally:triumph",
                        "decisive-deed:triumph");
        assertThat(own(advantage(9), SKILL)).noneMatch(id -> id.startsWith("upgrade") || id.startsWith("decisive"));
    }

    @Test
    @Ledger({"NAR-SPEND-4", "NAR-SPEND-11"})
    void a_critical_injury_costs_the_rating_and_needs_damage() {
        assertThat(own(advantage(3), attack("beam-rifle", true, true))).noneMatch(id -> id.startsWith("critical"));
        assertThat(own(advantage(4), attack("beam-rifle", true, true))).contains("critical-injury:advantage");
        assertThat(own(advantage(4), attack("beam-rifle", true, false))).noneMatch(id -> id.startsWith("critical"));
        assertThat(own(new Symbols(0, 4, 1, 0), attack("beam-rifle", false, true)))
                .noneMatch(id -> id.startsWith("critical") || id.startsWith("disable"));
        assertThat(own(new Symbols(2, 0, 2, 0), attack("beam-rifle", true, true)))
                .contains("critical-injury:triumph", "destroy-equipment:triumph", "disable:triumph");
    }

    @Test
    @Ledger("NAR-SPEND-2")
    void an_option_is_there_once_for_each_character_unless_it_can_be_repeated() {
        assertThat(own(advantage(2), SKILL, "boost-next-ally", "recover-strain", "recover-strain"))
                .contains("recover-strain:advantage")
                .doesNotContain("boost-next-ally:advantage");
        assertThat(own(advantage(2), SKILL, "boost-any-ally")).contains("boost-any-ally:advantage");
        assertThat(own(advantage(2), SKILL, "boost-any-ally", "boost-any-ally"))
                .doesNotContain("boost-any-ally:advantage");
        assertThat(against(advantage(-2), SKILL, "enemy-maneuver", "enemy-maneuver", "enemy-maneuver"))
                .doesNotContain("enemy-maneuver:threat")
                .contains("hinder-own-side:threat");
    }

    @Test
    @Ledger({"NAR-SPEND-3", "NAR-Q-3", "NAR-Q-23"})
    void qualities_are_activated_on_a_hit_and_some_on_a_miss() {
        assertThat(own(advantage(2), attack("scatter-gun", true, true)))
                .contains("blast:advantage", "knockdown:advantage");
        assertThat(own(advantage(2), attack("scatter-gun", false, false)))
                .doesNotContain("blast:advantage", "knockdown:advantage");
        assertThat(own(advantage(3), attack("scatter-gun", false, false)))
                .contains("blast:advantage")
                .doesNotContain("knockdown:advantage");
        assertThat(own(advantage(2), attack("scatter-gun", true, true), "blast"))
                .doesNotContain("blast:advantage");
        assertThat(own(advantage(1), attack("toothed-blade", false, false), "sunder"))
                .contains("sunder:advantage");
        assertThat(own(new Symbols(1, 0, 1, 0), attack("auto-rifle", true, true), "auto-fire"))
                .contains("auto-fire:triumph");
    }

    @Test
    @Ledger({"NAR-Q-2", "NAR-Q-16"})
    void auto_fire_has_to_be_declared_and_linked_goes_as_far_as_its_rating() {
        assertThat(own(advantage(2), attack("auto-rifle", true, true).without("auto-fire")))
                .doesNotContain("auto-fire:advantage");
        assertThat(own(advantage(2), attack("auto-rifle", true, true), "auto-fire", "auto-fire"))
                .contains("auto-fire:advantage");
        assertThat(own(advantage(2), attack("twin-cannon", true, true))).contains("linked:advantage");
        assertThat(own(advantage(2), attack("twin-cannon", true, true), "linked"))
                .doesNotContain("linked:advantage");
    }

    @Test
    @Ledger({"NAR-SPEND-1", "NAR-SPEND-9"})
    void threat_and_despair_are_spent_against_the_character() {
        assertThat(against(advantage(-1), SKILL)).containsExactly("suffer-strain:threat", "lose-benefit:threat");
        assertThat(against(advantage(-4), attack("slug-pistol", true, true))).contains("out-of-ammunition:threat");
        assertThat(against(advantage(-4), attack("combat-knife", true, true)))
                .doesNotContain("out-of-ammunition:threat");
        assertThat(against(new Symbols(1, 0, 0, 1), attack("combat-knife", true, true)))
                .contains("fall-prone:despair", "upgrade-own-side:despair", "damage-item:despair")
                .doesNotContain("out-of-ammunition:despair");
    }

    @Test
    @Ledger("NAR-SPEND-11")
    void on_initiative_only_a_triumph_buys_its_maneuver() {
        assertThat(own(new Symbols(1, 5, 1, 0), SpendSituation.initiative(2, 3)))
                .containsExactly("maneuver-before-combat:triumph");
        assertThat(against(advantage(-5), SpendSituation.initiative(2, 3))).isEmpty();
    }

    @Test
    @Ledger("NAR-DICE-6")
    void what_is_spent_is_gone_and_no_more_than_there_is_can_be() {
        SymbolPurse purse = SymbolPurse.of(new Symbols(2, 3, 1, 1));

        assertThat(purse).isEqualTo(new SymbolPurse(3, 1, 0, 1));
        assertThat(purse.less(Spend.Symbol.ADVANTAGE, 2)).isEqualTo(new SymbolPurse(1, 1, 0, 1));
        assertThat(purse.less(Spend.Symbol.TRIUMPH, 1)).isEqualTo(new SymbolPurse(3, 0, 0, 1));
        assertThatThrownBy(() -> purse.less(Spend.Symbol.DESPAIR, 2))
                .hasMessage("there is 1 DESPAIR left, and 2 would be spent");
    }
}
