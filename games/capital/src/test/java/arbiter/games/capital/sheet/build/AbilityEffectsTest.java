package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.codes;
import static arbiter.games.capital.Characters.levels;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.Profile;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** What Abilities change about a sheet. */
class AbilityEffectsTest {

    @Test
    @Ledger({"CAP-AMB-19", "natural-armour-1", "natural-armour-2"})
    void natural_armour_two_needs_no_first_and_only_the_best_armour_counts() {
        String both = plain()
                + levels(
                        "{hit-points: minimum, slots: [{ability: natural-armour-2}]}",
                        "{hit-points: minimum, slots: [{ability: natural-armour-1}]}");

        assertThat(codes(both)).isEmpty();
        assertThat(sheet(both).armour()).hasToString("+3 Natural Armour II");
    }

    @Test
    @Ledger({"extra-limb", "CAP-EQ-1"})
    void every_extra_limb_is_a_hand_more() {
        CharacterSheet arms = sheet(bought("{ability: extra-limb}, {ability: extra-limb}"));

        assertThat(arms.violations()).isEmpty();
        assertThat(arms.hands()).hasToString("+2 hands +1 Extra Limb +1 Extra Limb");
        assertThat(arms.profile().hands()).isEqualTo(4);
    }

    @Test
    @Ledger("healthy")
    void being_healthy_is_worth_two_hit_points_per_level() {
        assertThat(sheet(bought("{ability: healthy}")).hitPoints())
                .hasToString("+10 Lancer +5 FTD +11 Level 2 +4 Healthy");
    }

    @Test
    @Ledger({"CAP-AMB-22", "augmentation"})
    void a_shell_needs_an_augmentation_and_has_the_odd_hit_point() {
        String shell = plainBut(
                "  weapon: sig-rifle\n  damage-type: heat\n",
                "  augmentation: augmentation\n  abilities: [{ability: cybernetic-shell}]\n");
        var armour = sheet(shell).profile().shell().orElseThrow();

        assertThat(codes(shell)).isEmpty();
        assertThat(sheet(shell).hitPoints().total()).isEqualTo(15);
        assertThat(armour.own()).isEqualTo(7);
        assertThat(armour.hitPoints()).isEqualTo(8);
        assertThat(armour.armour()).isEqualTo(3);
        assertThat(codes(bought("{ability: cybernetic-shell}"))).containsExactly("signature-needed");
    }

    @Test
    @Ledger({"CAP-AMB-22", "healthy"})
    void healthy_is_added_before_the_shell_takes_its_half() {
        String shell = plainBut(
                        "  weapon: sig-rifle\n  damage-type: heat\n",
                        "  augmentation: augmentation\n  abilities: [{ability: cybernetic-shell}]\n")
                + levels("{hit-points: minimum, slots: [{ability: healthy}]}");

        assertThat(sheet(shell).profile().shell().orElseThrow().own()).isEqualTo((15 + 11 + 4) / 2);
    }

    @Test
    void natural_weapons_deal_the_chosen_type() {
        Profile spiky = sheet(
                        bought(
                                "{ability: natural-weapon-melee, damage-type: toxic}, {ability: natural-weapon-ranged, damage-type: cold}"))
                .profile();

        assertThat(spiky.strikes())
                .extracting(strike -> strike.attack().described() + " " + strike.type())
                .startsWith("Melee STR vs STR, 8 TOXIC", "15m VSN vs AGI, 1d6+4 COLD");
        assertThat(spiky.strikes().get(1).cooldown()).hasToString("Optional[FTD vs 7]");
    }

    private static String bought(String slots) {
        return plain() + levels("{hit-points: minimum, slots: [" + slots + "]}");
    }
}
