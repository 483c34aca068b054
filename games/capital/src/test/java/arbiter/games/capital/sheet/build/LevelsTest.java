package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.captain;
import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.levels;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static arbiter.games.capital.Characters.tank;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.ability.Surge;
import arbiter.games.capital.sheet.Attribute;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LevelsTest {

    @Test
    @Ledger({"CAP-LEVEL-3", "CAP-LEVEL-2"})
    void a_throw_adds_dice_and_fortitude_but_never_less_than_the_least_gain() {
        CharacterSheet grown = sheet(plain() + levels("{hit-points: 6}", "{hit-points: 1}", "{hit-points: minimum}"));

        assertThat(grown.hitPoints()).hasToString("+10 Lancer +5 FTD +13 Level 2 +11 Level 3 +11 Level 4");
    }

    @Test
    @Ledger({"CAP-LEVEL-3", "tank"})
    void a_tank_throws_two_dice() {
        String tank = tank() + levels("{hit-points: 5+4}", "{hit-points: 1+2}");

        assertThat(codes(tank)).isEmpty();
        assertThat(sheet(tank).hitPoints()).hasToString("+16 Tank +6 FTD +19 Level 2 +18 Level 3");
        assertThat(codes(tank() + levels("{hit-points: 5}"))).containsExactly("hit-dice-count");
    }

    @Test
    @Ledger({
        "CAP-LEVEL-4",
        "CAP-AMB-15",
        "CAP-AMB-16",
        "level-1",
        "level-2",
        "level-3",
        "level-4",
        "level-5",
        "level-6",
        "level-7",
        "level-8",
        "level-9",
        "level-10"
    })
    void energy_and_slots_are_running_totals_by_level() {
        List<Integer> energy = IntStream.rangeClosed(1, 10)
                .mapToObj(level -> sheet(plain() + plainLevels(level)).energy().total() - 7)
                .toList();
        List<Integer> slots = IntStream.rangeClosed(1, 10)
                .mapToObj(level -> sheet(plain() + plainLevels(level)).slots().total())
                .toList();

        assertThat(energy).containsExactly(3, 3, 5, 5, 7, 7, 9, 9, 11, 11);
        assertThat(slots).containsExactly(0, 2, 4, 4, 6, 6, 9, 9, 12, 12);
        assertThat(codes(plain() + plainLevels(11))).containsExactly("level-too-high");
    }

    @Test
    @Ledger({"CAP-AMB-64", "CAP-AMB-65", "attribute-bonus"})
    void a_raised_fortitude_gives_bones_at_once_and_hit_points_from_the_next_level_on() {
        CharacterSheet grown = sheet(plain()
                + levels(
                        "{hit-points: 1, slots: [{ability: attribute-bonus, attribute: FTD}]}",
                        "{hit-points: 1, slots: [{ability: attribute-bonus, attribute: WIL}]}"));

        assertThat(codes(plain() + levels("{hit-points: 1, slots: [{ability: attribute-bonus, attribute: WIL}]}")))
                .containsExactly("slots-overspent");
        assertThat(grown.hitPoints()).hasToString("+10 Lancer +5 FTD +11 Level 2 +12 Level 3");
        assertThat(grown.bones()).hasToString("+6 FTD");
        assertThat(grown.scores().get(Attribute.FTD)).hasToString("+3 start +2 points +1 Attribute Bonus at Level 2");
        assertThat(grown.energy()).hasToString("+8 WIL +5 Level 3");
    }

    @Test
    @Ledger("CAP-AMB-64")
    void a_bonus_from_an_augmentation_counts_before_the_first_hit_points() {
        CharacterSheet changed = sheet(plainBut(
                "  weapon: sig-rifle\n  damage-type: heat\n",
                "  augmentation: augmentation\n  abilities: [{ability: attribute-bonus, attribute: FTD}]\n"));

        assertThat(changed.violations()).isEmpty();
        assertThat(changed.hitPoints()).hasToString("+10 Lancer +6 FTD");
    }

    @Test
    @Ledger({"CAP-CLASS-1", "CAP-CLASS-4"})
    void the_class_gives_an_ultimate_at_five_and_its_better_version_at_nine() {
        assertThat(sheet(plain() + plainLevels(5)).profile().traits().find(Surge.class))
                .isPresent();
        CharacterSheet nine = sheet(plain() + plainLevels(9));

        assertThat(nine.abilities())
                .extracting(one -> one.ability().id())
                .containsExactly("try-that-again-1", "surge-2");
        assertThat(nine.profile().traits().find(Surge.class)).isPresent();
        assertThat(nine.profile().bossfight()).isEqualTo(1);
    }

    @Test
    @Ledger("CAP-AMB-07")
    void ultimates_without_a_text_act_as_their_first_version() {
        for (String second : List.of("all-out-2", "sanctuary-2", "lockdown-2", "supercharge-2")) {
            var ability = BOOK.abilities().stream()
                    .filter(one -> one.id().equals(second))
                    .findFirst()
                    .orElseThrow();

            assertThat(ability.actsAs()).isEqualTo(ability.replaces()).isPresent();
            assertThat(ability.uses()).isEqualTo(ability.actsAs().get().uses());
        }
    }

    @Test
    @Ledger("CAP-AMB-08")
    void a_tank_leaves_its_picks_open_and_is_legal() {
        CharacterSheet grown = sheet(tank() + plainLevels(7));

        assertThat(grown.violations()).isEmpty();
        assertThat(grown.openPicks()).isEqualTo(4);
        assertThat(codes(tank() + levels("{hit-points: minimum}", "{hit-points: minimum, picks: [hot-shot-1]}")))
                .containsExactly("pick-not-on-list");
    }

    @Test
    @Ledger("CAP-AMB-09")
    void both_versions_of_assemble_can_be_picked_at_once_and_the_second_replaces_the_first() {
        String both =
                captain() + levels("{hit-points: minimum}", "{hit-points: minimum, picks: [assemble-1, assemble-2]}");

        assertThat(codes(both)).isEmpty();
        assertThat(sheet(both).abilities())
                .extracting(one -> one.ability().id())
                .containsExactly("thats-an-order-1", "assemble-2");
        assertThat(codes(captain() + levels("{hit-points: minimum}", "{hit-points: minimum, picks: [assemble-2]}")))
                .containsExactly("requirement-missing");
    }

    @Test
    @Ledger("CAP-AMB-06")
    void at_level_nine_a_captain_has_the_slots_of_the_second_order_back() {
        String eight = captain() + levels("{hit-points: minimum, slots: [{ability: thats-an-order-2}]}") + more(6);
        String nine = eight + "  - {hit-points: minimum}\n";

        assertThat(codes(nine)).isEmpty();
        assertThat(sheet(eight).slotsUsed()).hasToString("+2 That's an Order II");
        assertThat(sheet(nine).slotsUsed().total()).isZero();
        assertThat(sheet(nine).profile().traits().find(Rally.class)).isPresent();
    }

    @Test
    @Ledger("CAP-AMB-139")
    void starting_higher_is_a_row_of_level_ups_and_no_more_money() {
        assertThat(sheet(plain() + plainLevels(9)).money()).hasToString("+300 agreed");
    }

    private static String plainLevels(int level) {
        return level == 1 ? "" : "levels:\n" + more(level - 1);
    }

    private static String more(int count) {
        return "  - {hit-points: minimum}\n".repeat(count);
    }
}
