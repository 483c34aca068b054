package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.levels;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Profile;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class AbilitiesTest {

    @Test
    @Ledger({"CAP-ABIL-3", "CAP-AMB-13"})
    void slot_costs_are_as_printed_or_as_ruled() {
        assertThat(cost(1))
                .containsExactlyInAnyOrder(
                        "bonk",
                        "cautious",
                        "certitude",
                        "clear-mind",
                        "damage-resist",
                        "defensive-focus",
                        "extra-limb",
                        "generous",
                        "high-alert",
                        "look-out",
                        "mind-trick",
                        "move-carefully",
                        "natural-armour-1",
                        "natural-weapon-melee",
                        "natural-weapon-ranged",
                        "offensive-focus",
                        "opportunist",
                        "pep-talk",
                        "quick",
                        "soul-read",
                        "tactical-focus",
                        "telepath-awakening",
                        "telepathic-link-1",
                        "terrifying",
                        "tinkerer",
                        "urgency");
        assertThat(cost(2))
                .containsExactlyInAnyOrder(
                        "backup",
                        "charge",
                        "cybernetic-shell",
                        "enthusiastic",
                        "focus-2",
                        "healthy",
                        "intercept-2",
                        "know-your-enemy",
                        "mind-control",
                        "natural-armour-2",
                        "patch-up-2",
                        "power-play-2",
                        "telepathic-link-2",
                        "thats-an-order-2",
                        "try-that-again-2");
        assertThat(BOOK.slotAbilities()).hasSize(42);
    }

    @Test
    @Ledger({"CAP-AMB-14", "attribute-bonus"})
    void raising_a_score_costs_by_the_score_before() {
        assertThat(ability("attribute-bonus").slotsByScore()).containsExactly(3, 3, 3, 3, 2, 2, 2, 3, 3, 4);
    }

    @Test
    @Ledger({"CAP-ABIL-2", "CAP-LEVEL-2"})
    void locked_abilities_cannot_be_bought() {
        assertThat(codes(bought("{ability: hot-shot-1}"))).containsExactly("ability-locked");
        assertThat(BOOK.abilities().stream().filter(Ability::locked)).hasSize(23 + 4);
    }

    @Test
    @Ledger({"CAP-ABIL-4", "CAP-KEY-REPEATABLE"})
    void damage_resist_can_be_had_again_for_another_type_and_quick_cannot() {
        String types = "{ability: damage-resist, damage-type: heat}, {ability: damage-resist, damage-type: cold}";
        Profile tough = sheet(bought(types)).profile();

        assertThat(codes(bought(types))).isEmpty();
        assertThat(tough.rerolls().resists(DamageType.COLD)).isTrue();
        assertThat(tough.rerolls().resists(DamageType.TOXIC)).isFalse();
        assertThat(codes(bought(types.replace("cold", "heat")))).containsExactly("ability-twice");
        assertThat(codes(bought("{ability: quick}, {ability: quick}"))).containsExactly("ability-twice");
    }

    @Test
    @Ledger({"CAP-ABIL-5", "CAP-AMB-03"})
    void soul_read_requires_the_awakening_first() {
        assertThat(codes(bought("{ability: soul-read}"))).containsExactly("requirement-missing");
        assertThat(codes(bought("{ability: telepath-awakening}, {ability: soul-read}")))
                .isEmpty();
        assertThat(codes(bought("{ability: soul-read}, {ability: telepath-awakening}")))
                .containsExactly("requirement-missing");
    }

    @Test
    @Ledger("CAP-AMB-18")
    void abilities_of_another_class_are_out_of_reach() {
        assertThat(codes(bought("{ability: intercept-2}"))).containsExactly("other-class", "requirement-missing");
    }

    @Test
    @Ledger({"CAP-AMB-19", "CAP-CLASS-4"})
    void the_second_version_takes_the_place_of_the_first() {
        CharacterSheet second = sheet(bought("{ability: try-that-again-2}"));

        assertThat(second.violations()).isEmpty();
        assertThat(second.abilities()).extracting(one -> one.ability().id()).containsExactly("try-that-again-2");
        assertThat(second.profile().rerolls().aim()).isEqualTo(2);
    }

    @Test
    @Ledger("CAP-AMB-20")
    void the_second_focus_is_as_good_as_the_first_where_focus_is_required() {
        String scout = plainBut("class: lancer", "class: scout")
                .replace("raise: VSN", "raise: WIL")
                .replace("lower: AGI", "lower: WIS");
        String focused = scout
                + levels(
                        "{hit-points: minimum, slots: [{ability: focus-2}]}",
                        "{hit-points: minimum, slots: [{ability: offensive-focus}]}");

        assertThat(codes(focused)).isEmpty();
    }

    @Test
    @Ledger("CAP-AMB-17")
    void slots_may_stay_empty_and_be_filled_at_a_later_level() {
        String late = plain()
                + levels(
                        "{hit-points: minimum}",
                        "{hit-points: minimum}",
                        "{hit-points: minimum, slots: [{ability: healthy}, {ability: enthusiastic}]}");

        assertThat(codes(late)).isEmpty();
        assertThat(sheet(late).slotsFree()).isZero();
    }

    private static String bought(String slots) {
        return plain() + levels("{hit-points: minimum, slots: [" + slots + "]}");
    }

    private static Ability ability(String id) {
        return BOOK.content().get(Ability.class, id);
    }

    private static List<String> cost(int slots) {
        return BOOK.slotAbilities().stream()
                .filter(ability -> ability.slots().orElse(0) == slots)
                .map(Ability::id)
                .toList();
    }
}
