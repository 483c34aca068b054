package arbiter.games.centuryg.example;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.sheet.Area;
import arbiter.interpreters.preview.Outlook;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** The numbers of section 6 of the ledger: Tests, Damage, Tension, Duels and areas. */
class HardestRulesTest {

    @Test
    @Ledger({"BCG-ADV-5", "BCG-AD-1", "BCG-AD-2", "BCG-AMB-05", "BCG-AMB-83", "BCG-AMB-85", "BCG-AMB-87", "BCG-TRB-17"})
    void rerolls_and_an_active_defense_answer_each_other() {
        Example shot = Example.of("rerolls-and-active-defense").finish();

        assertThat(shot.log())
                .containsSubsequence(
                        "Aska spends 2 Energy on Beam Rifle",
                        "Aska against Vex with the Beam Rifle: 7 +6 Might +3 Tension = 16 against Defense 12, hits",
                        "Vex spends 2 Energy on Custom Defense",
                        "Vex uses Custom Defense: Defense +5 is 17 against 16, now a miss",
                        "Aska calls Try Again for 1 GP, 0 left",
                        "Aska against Vex with the Beam Rifle: 9 +6 Might +3 Tension = 18 against Defense 17, hits",
                        "Wolf calls Not so Fast for 1 GP, 0 left",
                        "Aska against Vex with the Beam Rifle: 6 +6 Might +3 Tension = 15 against Defense 17, misses");
        assertThat(shot.answers("attack.answer"))
                .containsExactly("aska: pass", "vex: custom-defense:5", "aska: try-again", "wolf: not-so-fast");
        assertThat(shot.unit("vex").points()).isEqualTo(16);
        assertThat(shot.unit("aska").energy()).isEqualTo(3);
    }

    @Test
    @Ledger({"BCG-DMG-7", "BCG-DMG-8", "BCG-TRB-8", "BCG-AMB-34", "BCG-AMB-35"})
    void two_instances_are_halved_together_or_one_by_one() {
        Example guns = Example.of("instances-and-halving");

        guns.play(1);
        assertThat(guns.log()).containsSubsequence("Plain takes 1 Damage, 15 left", "Plain takes 3 Damage, 12 left");
        assertThat(guns.answers("maim.area")).containsExactly("plain: legs"); // 3 is odd: the defender picks
        assertThat(guns.unit("plain").levelsLost()).isEqualTo(1);
        guns.play(1);
        assertThat(guns.log())
                .contains("Braced takes 2 Damage, 14 left")
                .doesNotContain("Braced takes 0 Damage, 16 left");
        assertThat(guns.unit("braced").levelsLost()).isZero();
        guns.finish();
        assertThat(guns.log()).containsSubsequence("Fort takes 1 Damage, 15 left", "Fort takes 1 Damage, 14 left");
        assertThat(guns.unit("fort").levelsLost()).isZero();
        assertThat(guns.answers("maim.area")).hasSize(1);
    }

    @Test
    @Ledger({"BCG-DMG-2", "BCG-MAIM-1", "BCG-MAIM-2", "BCG-MAIM-4", "BCG-AMB-33", "BCG-AMB-34", "jury-rig"})
    void areas_go_by_turns_and_come_back_with_their_levels() {
        Example mended = Example.of("maiming-and-repair");

        mended.play(1);
        assertThat(mended.unit("mender").points()).isEqualTo(6);
        assertThat(mended.unit("mender").levelsLost()).isEqualTo(2);
        assertThat(mended.answers("maim.area")).containsExactly("hammer: arms", "mender: head");
        mended.play(1);
        assertThat(mended.unit("mender").points()).isEqualTo(9);
        assertThat(mended.unit("mender").maims()).containsExactly(Area.ARMS);
        mended.play(2);
        assertThat(mended.unit("mender").points()).isEqualTo(12);
        assertThat(mended.unit("mender").maims()).containsExactly(Area.ARMS);
        mended.finish();
        assertThat(mended.unit("mender").points()).isEqualTo(13);
        assertThat(mended.unit("mender").maims()).isEmpty();
    }

    @Test
    @Ledger({"BCG-WPN-4", "BCG-ABIL-9", "BCG-ABIL-12", "BCG-TRB-7", "BCG-AMB-79", "BCG-AMB-81"})
    void tension_is_added_to_doubled_and_denied() {
        Example fists = Example.of("tension-pipeline");

        fists.play(2);
        assertThat(fists.log())
                .containsSubsequence(
                        "Fist against Wall with the Radiant Fist: (4)+7+(2) +5 Might +14 Tension = 26"
                                + " against Defense 13, hits",
                        "Wall takes 13 Damage, 15 left",
                        "Fist takes 14 Damage, 18 left");
        fists.play(2);
        assertThat(fists.log())
                .containsSubsequence(
                        "Palm against Warden with the Radiant Fist: (4)+7+(2) +5 Might +14 Tension = 26"
                                + " against Defense 13, hits",
                        "Palm against Warden with the Radiant Fist: (4)+7+(2) +5 Might = 12"
                                + " against Defense 13, misses",
                        "Palm's Radiant Fist has lost its surprise");
        assertThat(fists.unit("warden").points()).isEqualTo(28);
        assertThat(fists.unit("palm").points()).isEqualTo(32);
        fists.finish();
        assertThat(fists.log())
                .contains("Palm against Warden with the Radiant Fist: 9 +5 Might = 14 against Defense 13, hits");
        assertThat(fists.state().tension()).isEqualTo(4);
        assertThat(fists.unit("palm").points()).isEqualTo(32); // an odd die, and no Tension to overheat with
    }

    @Test
    @Ledger({"BCG-DUEL-5", "BCG-AMB-01", "BCG-AMB-53", "BCG-AMB-54"})
    void shots_into_a_duel_hit_the_enemy_four_times_in_ten_and_the_friend_three_times() {
        Example duel = Example.of("shooting-into-a-duel");
        Outlook shot = duel.odds("attack:beam-rifle");

        assertThat(shot.held("foe is hit").chanceOf(true)).isEqualTo(Fraction.of(2, 5));
        assertThat(shot.held("friend is hit").chanceOf(true)).isEqualTo(Fraction.of(3, 10));
        assertThat(shot.held("hit").chanceOf(true)).isEqualTo(Fraction.of(2, 5)); // whom it was meant for
        // dice 5, 7, 9 leave 1, 3 and 5 Damage on the foe, a 4 none; 8 and 10 leave 2 and 4 on the friend, a 6 none
        assertThat(shot.number("foe Threshold").chanceOf(-5)).isEqualTo(Fraction.of(1, 10));
        assertThat(shot.number("foe Threshold").chance(change -> change < 0)).isEqualTo(Fraction.of(3, 10));
        assertThat(shot.number("friend Threshold").chanceOf(-4)).isEqualTo(Fraction.of(1, 10));
        assertThat(shot.number("friend Threshold").chance(change -> change < 0)).isEqualTo(Fraction.of(1, 5));
        duel.finish();
    }

    @Test
    @Ledger({"BCG-WPN-3", "BCG-TERR-3", "BCG-ADV-1", "BCG-AMB-63"})
    void one_roll_counts_differently_for_different_targets() {
        Example blast = Example.of("one-test-many-targets");
        Outlook shot = blast.odds("attack:rail-bazooka");

        assertThat(shot.changes()
                        .chance(change -> change.facts().get("open is hit")
                                && change.facts().get("sheltered is hit")))
                .isEqualTo(Fraction.of(3, 5));
        assertThat(shot.changes()
                        .chance(change -> change.facts().get("open is hit")
                                && !change.facts().get("sheltered is hit")))
                .isEqualTo(Fraction.of(6, 25));
        assertThat(shot.changes().chance(change -> !change.facts().get("hit"))).isEqualTo(Fraction.of(4, 25));
        blast.finish();
        assertThat(blast.log())
                .containsSubsequence(
                        "Bomber against Open with the Rail Bazooka: (3)+8 +5 Might +2 Tension = 15"
                                + " against Defense 12, hits",
                        "Bomber against Sheltered with the Rail Bazooka: 3 +5 Might +2 Tension = 10"
                                + " against Defense 12, misses");
    }

    @Test
    @Ledger({"BCG-CORE-5", "BCG-CORE-6", "BCG-DMG-4", "BCG-AMB-42", "BCG-TRB-15", "BCG-TRB-16"})
    void points_just_earned_pay_for_staying_but_not_for_the_second_bite() {
        Example blades = Example.of("lethal-hits");

        blades.play(1);
        assertThat(blades.log())
                .containsSubsequence("Ana calls I Cannot be Defeated for 1 GP, 1 left", "Ana takes 3 Damage, 0 left");
        assertThat(blades.unit("ana").fate()).isEqualTo(UnitFate.DESTROYED);
        blades.play(1);
        assertThat(blades.unit("bea").fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(blades.unit("bea").points()).isEqualTo(1);
        assertThat(blades.unit("bea").maims()).containsExactly(Area.HEAD, Area.LEGS, Area.TORSO);
        assertThat(blades.offeredAt("attack:zweihander", "damage.lethal")).containsExactly("live-another-day", "pass");
        Example.of("lethal-hits").finish();
    }
}
