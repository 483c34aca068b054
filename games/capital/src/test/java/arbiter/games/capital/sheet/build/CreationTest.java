package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Training;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** A plain Lancer at Level 1, and the rules that make them. */
class CreationTest {

    private final CharacterSheet ona = sheet(plain());

    @Test
    @Ledger({"CAP-CREATE-8", "CAP-CREATE-9", "CAP-ATTR-1", "str", "ftd", "agi", "vsn", "wis", "wil", "cha", "knw"})
    void scores_are_three_and_points_and_what_the_class_changes() {
        assertThat(ona.violations()).isEmpty();
        assertThat(ona.scores().get(Attribute.STR)).hasToString("+3 start");
        assertThat(ona.scores().get(Attribute.WIL)).hasToString("+3 start +3 points +1 Lancer");
        assertThat(ona.scores().get(Attribute.VSN)).hasToString("+3 start +3 points +1 Lancer choice");
        assertThat(ona.scores().get(Attribute.AGI)).hasToString("+3 start +2 points -1 Lancer choice");
        assertThat(ona.scores().values().stream().mapToInt(Modifiers::total).sum())
                .isEqualTo(37);
    }

    @Test
    @Ledger("CAP-AMB-135")
    void points_never_lower_a_score() {
        assertThat(codes(plainBut("STR: 0, FTD: 2", "STR: -1, FTD: 3"))).containsExactly("points-negative");
    }

    @Test
    @Ledger({"CAP-ATTR-2", "CAP-ATTR-3", "CAP-ATTR-4"})
    void hit_points_come_from_class_and_fortitude_energy_from_will_bones_from_fortitude() {
        assertThat(ona.hitPoints()).hasToString("+10 Lancer +5 FTD");
        assertThat(ona.energy()).hasToString("+7 WIL +3 Level 1");
        assertThat(ona.bones()).hasToString("+5 FTD");
    }

    @Test
    @Ledger("CAP-ATTR-5")
    void a_frail_character_still_has_five_bones() {
        CharacterSheet frail =
                sheet(plainBut("FTD: 2, AGI: 2", "FTD: 1, AGI: 3").replace("lower: AGI", "lower: FTD"));

        assertThat(frail.violations()).isEmpty();
        assertThat(frail.scores().get(Attribute.FTD).total()).isEqualTo(3);
        assertThat(frail.bones()).hasToString("+3 FTD +2 minimum");
        assertThat(frail.hitPoints().total()).isEqualTo(13);
    }

    @Test
    @Ledger({"CAP-CREATE-7", "CAP-SIG-3"})
    void training_comes_from_the_class_and_the_signature() {
        assertThat(ona.trainings()).extracting(Training::id).containsExactly("simple-weapons", "midweight-guns");
    }

    @Test
    @Ledger({"CAP-CREATE-5", "CAP-CLASS-1", "CAP-CLASS-3"})
    void level_one_has_the_first_ability_of_the_class_and_no_slots() {
        assertThat(ona.level()).isEqualTo(1);
        assertThat(ona.abilities()).extracting(one -> one.ability().id()).containsExactly("try-that-again-1");
        assertThat(ona.slots().total()).isZero();
    }

    @Test
    @Ledger({"CAP-CREATE-10", "creation"})
    void everybody_starts_with_armour_outfits_a_kit_and_what_the_class_gives() {
        var profile = ona.profile();

        assertThat(ona.armour()).hasToString("+2 Standard Armour");
        assertThat(profile.weapons()).extracting(armed -> armed.weapon().id()).containsExactly("sig-rifle", "pistol");
        assertThat(profile.items())
                .extracting(carried ->
                        carried.item().id() + carried.grade().map(" "::concat).orElse("") + " " + carried.count())
                .containsExactly(
                        "standard-armour +2 1",
                        "clothing everyday 1",
                        "clothing professional 1",
                        "backpack 1",
                        "personal-communicator 1",
                        "primitive-first-aid-kit 1",
                        "primitive-rope 1",
                        "tent 1-man 1",
                        "torch 1",
                        "rations 7",
                        "water-bottle 1");
        assertThat(ona.money()).hasToString("+300 agreed");
    }

    @Test
    @Ledger("CAP-CREATE-6")
    void strengths_and_weaknesses_can_be_claimed_in_play() {
        assertThat(ona.profile().story().strengths()).containsExactly("Climbing", "Engines", "Poker");
        assertThat(ona.profile().story().weaknesses()).containsExactly("Crowds", "Swimming");
    }

    @Test
    @Ledger("CAP-AMB-54")
    void background_and_origin_are_stories() {
        assertThat(ona.profile().story().stories())
                .containsExactly("Grew up between two shifts on a mining moon.", "The mine closed and the ships left.");
    }

    @Test
    @Ledger("CAP-AMB-10")
    void captains_have_no_training_and_bring_no_weapon() {
        CharacterSheet captain = sheet(plainBut("class: lancer", "class: captain")
                .replace("raise: VSN", "raise: WIS")
                .replace("  weapon: {weapon: pistol, damage-type: sharp}\n", "")
                .replace(
                        "  weapon: sig-rifle\n  damage-type: heat\n",
                        "  companion: droid\n  scores: {STR: 4, KNW: 7, AGI: 6, CHA: 5}\n"));

        assertThat(captain.violations()).isEmpty();
        assertThat(captain.trainings()).isEmpty();
        assertThat(captain.profile().weapons()).isEmpty();
    }
}
