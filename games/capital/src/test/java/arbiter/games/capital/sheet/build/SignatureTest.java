package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Rarity;
import arbiter.games.capital.sheet.SignatureKind;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.Weapon;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class SignatureTest {

    private static final String RIFLE = "  weapon: sig-rifle\n  damage-type: heat\n";

    @Test
    @Ledger("CAP-SIG-1")
    void there_is_exactly_one_signature() {
        assertThat(codes(plainBut(RIFLE, RIFLE + "  vehicle: bike\n"))).containsExactly("signature-count");
        assertThat(codes(plainBut("signature:\n" + RIFLE, "signature: {}\n"))).containsExactly("signature-count");
    }

    @Test
    @Ledger({"CAP-SIG-7", "CAP-EQ-4", "common", "uncommon", "rare", "epic", "legendary", "mythic", "signature"})
    void signature_is_the_highest_rarity() {
        assertThat(BOOK.content().shelf(Rarity.class).ids())
                .containsExactly("common", "uncommon", "rare", "epic", "legendary", "mythic", "signature");
        assertThat(codes(plainBut("sig-rifle", "precision-rifle"))).containsExactly("not-a-signature");
    }

    @Test
    @Ledger({"CAP-SIG-2", "CAP-AMB-53"})
    void your_own_signature_is_always_covered_others_by_the_words_of_the_training() {
        Profile ona = sheet(plain()).profile();

        assertThat(ona.trainedWith(weapon("sig-rifle"))).isTrue();
        assertThat(ona.trainedWith(weapon("pistol"))).isTrue();
        assertThat(ona.trainedWith(weapon("tesla-rifle"))).isTrue();
        assertThat(ona.trainedWith(weapon("sig-light-melee"))).isFalse();
        assertThat(ona.trainedWith(weapon("minigun"))).isFalse();
        assertThat(ona.trainedWith(BOOK.content().get(Vehicle.class, "bike"))).isFalse();
    }

    @Test
    @Ledger("CAP-AMB-52")
    void training_makes_attacks_two_better_but_none_covers_fists() {
        assertThat(sheet(
                                plain()
                                        + "  found: [{item: minigun, damage-type: heat}, {item: tesla-rifle}, {item: primitive-buckler}]\n")
                        .attacks())
                .extracting(AttackLine::toString)
                .containsExactly(
                        "Rifle, 50m VSN vs AGI, 1 x (1d6+10) Shots heat: +7 VSN +2 training",
                        "Rifle, 100m VSN vs AGI, 1 x (1d6+5) Shots heat: +7 VSN +2 training",
                        "Pistol, 30m VSN vs AGI, 10 sharp: +7 VSN +2 training",
                        "Minigun, 50m VSN vs AGI, 1 x (3d6+2) Shots heat: +7 VSN",
                        "Tesla rifle, 20m VSN vs AGI, 1d6+6 electric: +7 VSN +2 training +2 Tesla rifle",
                        "Tesla rifle, 40m VSN vs AGI, 1d6 electric: +7 VSN +2 training +2 Tesla rifle",
                        "Unarmed, Melee STR vs STR, 2 blunt: +3 STR");
    }

    @Test
    @Ledger("CAP-AMB-52")
    void training_counts_for_the_own_vehicle_and_a_fixed_score_is_one() {
        assertThat(sheet(plainBut(RIFLE, "  vehicle: tank-laser\n")).attacks())
                .extracting(AttackLine::toString)
                .contains(
                        "Tank (Laser), Melee 7 vs AGI, 15 blunt: +7 fixed +2 training",
                        "Tank (Laser), 200m VSN vs AGI, 14 heat: +7 VSN +2 training");
    }

    @Test
    @Ledger("CAP-AMB-137")
    void the_four_daggers_are_four_things() {
        Profile knives = sheet(plainBut("sig-rifle", "sig-daggers")).profile();

        assertThat(knives.weapons())
                .filteredOn(armed -> armed.signature() && armed.trained() && armed.type() == DamageType.HEAT)
                .hasSize(4);
    }

    @Test
    @Ledger({"CAP-SIG-5", "augmentation"})
    void an_augmentation_gives_two_slots_at_level_one() {
        CharacterSheet changed =
                sheet(plainBut(RIFLE, "  augmentation: augmentation\n  abilities: [{ability: natural-armour-2}]\n"));

        assertThat(changed.violations()).isEmpty();
        assertThat(changed.slots()).hasToString("+2 Augmentation");
        assertThat(changed.slotsUsed()).hasToString("+2 Natural Armour II");
        assertThat(changed.armour()).hasToString("+3 Natural Armour II");
        assertThat(changed.trainings()).hasSize(1);
    }

    @Test
    @Ledger({"CAP-SIG-6", "CAP-COMP-1", "CAP-COMP-2", "CAP-COMP-3"})
    void a_companion_has_its_own_scores_and_its_owners_level() {
        String sky =
                plainBut(RIFLE, "  companion: sky-beast\n  name: Kite\n  scores: {STR: 5, FTD: 4, AGI: 6, CHA: 5}\n")
                        + "levels:\n  - {hit-points: 3, companion-hit-points: 6}\n";
        Profile kite = sheet(sky).profile().companion().orElseThrow();

        assertThat(codes(sky)).isEmpty();
        assertThat(kite.name()).isEqualTo("Kite");
        assertThat(kite.level()).isEqualTo(2);
        assertThat(kite.score(Attribute.VSN)).isEqualTo(6);
        assertThat(kite.score(Attribute.FTD)).isEqualTo(4);
        assertThat(kite.maxima().hitPoints()).isEqualTo(5 + 5);
        assertThat(kite.maxima().energy()).isZero();
        assertThat(kite.is(UnitTag.FREE_FLIGHT)).isTrue();
        assertThat(kite.strikes().get(0).attack().described()).isEqualTo("Melee STR vs STR, 4");
    }

    @Test
    @Ledger("CAP-AMB-35")
    void a_companion_can_have_fewer_than_five_bones() {
        String sky = plainBut(RIFLE, "  companion: sky-beast\n  scores: {STR: 5, FTD: 4, AGI: 6, CHA: 5}\n");

        assertThat(sheet(sky).profile().companion().orElseThrow().maxima().bones())
                .isEqualTo(4);
    }

    @Test
    @Ledger("CAP-AMB-33")
    void a_drone_has_fortitude_five_and_assigns_knowledge() {
        String drone = plainBut(RIFLE, "  companion: drone\n  scores: {STR: 4, KNW: 6, AGI: 5, CHA: 5}\n");
        Profile profile = sheet(drone).profile().companion().orElseThrow();

        assertThat(codes(drone)).isEmpty();
        assertThat(profile.maxima().hitPoints()).isEqualTo(6);
        assertThat(profile.maxima().bones()).isEqualTo(5);
        assertThat(profile.score(Attribute.KNW)).isEqualTo(6);
        assertThat(codes(drone.replace("drone", "droid"))).containsExactly("companion-scores");
        assertThat(codes(drone.replace("drone", "land-beast"))).containsExactly("companion-scores");
    }

    @Test
    @Ledger("CAP-SIG-3")
    void a_vehicle_trains_its_owner_and_deals_the_chosen_type() {
        CharacterSheet rider = sheet(plainBut(
                "  weapon: sig-rifle\n  damage-type: heat", "  vehicle: mechsuit-dancer\n  damage-type: sharp"));

        assertThat(rider.violations()).isEmpty();
        assertThat(rider.trainings()).extracting(training -> training.id()).contains("mechsuits");
        assertThat(rider.profile().signature()).contains(SignatureKind.VEHICLE);
        assertThat(rider.profile().vehicle().orElseThrow().type()).contains(DamageType.SHARP);
        assertThat(rider.profile().trainedWith(BOOK.content().get(Vehicle.class, "cargo-walker")))
                .isTrue();
    }

    private static Weapon weapon(String id) {
        return BOOK.content().get(Weapon.class, id);
    }
}
