package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.novice;
import static arbiter.games.narrative.power.Psykers.on;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.status.Fire;
import arbiter.games.narrative.status.Flame;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PowerStrikeTest {

    private final Participant novice = novice();
    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private static String sixDecimals(AttackInProgress attack) {
        return String.format(
                Locale.ROOT, "%.6f", attack.plan().assemble().odds().success().toDouble());
    }

    /** The ninth of the hard rules, from the choice of the power to the strain. */
    @Test
    @Ledger({"NAR-BP-1", "NAR-FX-ATT-1", "NAR-FX-ATT-7", "NAR-PSY-2", "NAR-PSY-4", "NAR-COMBAT-9"})
    void a_blast_at_medium_range_does_eight_and_its_net_successes() {
        PowerChoice blast = power("attack", "telekinesis", "blast", "range");
        var play = scenario(Band.MEDIUM, novice, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        AttackInProgress attack = PowerStrike.of(play.state(), on(novice, blast, troopers));

        assertThat(attack.plan().assemble()).hasToString("1P 3A vs 3D");
        assertThat(sixDecimals(attack)).isEqualTo("0.653389");
        manifest(play, novice, blast, troopers);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Novice rolls Attack through Telekinesis against Line trooper, 1P 3A vs 3D: success, 2"
                                + " successes",
                        "Line trooper is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -4"
                                + " soak = 6 wounds, 6 of 15, 2 standing",
                        "Novice suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-PSY-9", "NAR-MAN-12"})
    void inside_an_enemy_rebuke_the_same_attack_is_upgraded_once() {
        var play = scenario(Band.MEDIUM, novice, troopers, psyker);
        Rebuke.take(play, psyker);
        Rebuke.take(play, psyker);
        AttackInProgress attack =
                PowerStrike.of(play.state(), on(novice, power("attack", "telekinesis", "blast", "range"), troopers));
        CheckDice.add(play.state(), attack);

        assertThat(attack.plan().assemble()).hasToString("1P 3A vs 1C 2D");
        assertThat(sixDecimals(attack)).isEqualTo("0.599532");
        assertThat(play.log())
                .containsExactly(
                        "Rogue psyker rebukes the powers of opponents", "Rogue psyker rebukes the powers of opponents");
    }

    /** Two advantages: two other members of the group are struck for 2 and the net successes. */
    @Test
    @Ledger({"NAR-FX-ATT-1", "NAR-PSY-2"})
    void blast_strikes_the_others_of_a_group() {
        var play = scenario(Band.SHORT, mirelle, troopers)
                .dice("check.roll", 4, 10, 4, 2, 1, 1) // ss, aa, ss, s
                .choice("spend.active", "blast:advantage");

        manifest(play, mirelle, power("attack", "telekinesis", "blast"), troopers);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Line trooper, 2P 2A vs 2D: success, 5"
                                + " successes, 2 advantages",
                        "2 advantage of Mirelle buy Blast 2",
                        "Line trooper is hit by Attack through Telekinesis: +8 twice Willpower +5 net successes -4"
                                + " soak = 9 wounds, 9 of 15, 2 standing",
                        "Line trooper is hit by Attack through Telekinesis: +2 Blast +5 net successes -4 soak = 3"
                                + " wounds, 12 of 15, 1 standing",
                        "Line trooper is hit by Attack through Telekinesis: +2 Blast +5 net successes -4 soak = 3"
                                + " wounds, 15 of 15, 1 standing",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-FX-ATT-2", "NAR-COMBAT-9"})
    void close_combat_makes_a_melee_attack_of_it() {
        NarrativeState state = table(Band.SHORT, mirelle, sergeant);
        var play = new Scenario<>(state);
        play.emit(new Moved(mirelle.id(), sergeant.id(), Band.SHORT, Band.ENGAGED));
        PowerChoice plain = power("attack", "telekinesis");
        AttackInProgress attack =
                PowerStrike.of(state, on(mirelle, power("attack", "telekinesis", "close-combat"), sergeant));

        assertThat(TargetNeeds.reaches(state, mirelle, plain, sergeant)).isFalse();
        assertThat(TargetNeeds.add(state, mirelle, plain, sergeant)
                        .orElseThrow()
                        .words())
                .isEqualTo("Attack, Close Combat");
        assertThat(attack.kind()).isEqualTo(CheckKind.COMBAT_MELEE);
        assertThat(attack.plan().assemble().reasons()).contains("1 black for melee defence");
    }

    @Test
    @Ledger("NAR-FX-ATT-3")
    void deadly_injures_for_two_advantages_and_vicious_adds_twenty() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 10, 4, 2, 1, 1, 1)
                .choice("spend.active", "critical-injury:advantage")
                .dice("injury.roll", 21);

        manifest(play, mirelle, power("attack", "telekinesis", "deadly"), sergeant);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 2D 1S: success, 5"
                                + " successes, 2 advantages",
                        "2 advantage of Mirelle buy Critical Injury",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +5 net successes -5"
                                + " soak = 8 wounds, 8 of 13",
                        "Trooper sergeant suffers a Critical Injury, 21 +20 Vicious = 41: Bowled Over",
                        "Trooper sergeant is prone",
                        "Trooper sergeant suffers 1 wound, 9 of 13",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-FX-ATT-4", "NAR-FX-ATT-10", "NAR-FX-ATT-11"})
    void impact_snare_and_withering_are_bought_like_other_qualities() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 10, 10, 8, 8, 2, 1, 1, 1, 3) // 8 advantages, no success
                .dice("check.roll", 4, 10, 8, 8, 1, 1, 1, 1, 1) // ss and 6 advantages
                .choice("spend.active", "done")
                .choice("spend.active", "knockdown:advantage+ensnare:advantage+stun:advantage");

        manifest(play, mirelle, power("attack", "telekinesis", "impact", "snare", "withering"), sergeant);
        manifest(play, mirelle, power("attack", "telekinesis", "impact", "snare", "withering"), sergeant);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 4D 1S: failure, 2"
                                + " failures, 8 advantages",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 4D 1S: success, 2"
                                + " successes, 6 advantages",
                        "2 advantage of Mirelle buy Knockdown",
                        "Trooper sergeant is prone",
                        "2 advantage of Mirelle buy Ensnare 2",
                        "Trooper sergeant is immobilized until its next 2 turns are over",
                        "2 advantage of Mirelle buy Stun 2",
                        "Trooper sergeant suffers 2 wounds, 2 of 13",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -5"
                                + " soak = 5 wounds, 7 of 13",
                        "Mirelle suffers 2 strain, 4 of 15");
    }

    @Test
    @Ledger({"NAR-FX-ATT-5", "NAR-PSY-16"})
    void manipulative_moves_whoever_was_hit() {
        var play = scenario(Band.SHORT, mirelle, sergeant, brann)
                .dice("check.roll", 4, 6, 1, 1, 1, 1, 1)
                .choice("spend.active", "attack-manipulative@trooper-sergeant:advantage")
                .choice("power.move", "farther:mirelle-ashe");

        manifest(play, mirelle, power("attack", "telekinesis", "manipulative"), sergeant);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 2D 1S: success, 2"
                                + " successes, 1 advantage",
                        "1 advantage of Mirelle buys Manipulative, push the target: Trooper sergeant",
                        "Trooper sergeant goes farther from Mirelle, to medium range",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -5"
                                + " soak = 5 wounds, 5 of 13",
                        "Mirelle suffers 2 strain, 2 of 15");
        assertThat(play.state().band(mirelle, sergeant)).isEqualTo(Band.MEDIUM);
    }

    @Test
    @Ledger("NAR-FX-ATT-6")
    void non_lethal_does_strain() {
        var play = scenario(Band.SHORT, mirelle, psyker).dice("check.roll", 4, 1, 4, 1, 1, 1);

        manifest(play, mirelle, power("attack", "telekinesis", "non-lethal"), psyker);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Rogue psyker, 2P 2A vs 1C 1D: success, 4"
                                + " successes",
                        "Rogue psyker is hit by Attack through Telekinesis: +8 twice Willpower +4 net successes -3"
                                + " soak = 9 strain, 9 of 16",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger("NAR-FX-ATT-8")
    void rapid_fire_in_use_makes_further_hits() {
        PowerChoice burst = power("attack", "telekinesis", "rapid-fire").withAutoFire();
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "auto-fire:advantage");

        manifest(play, mirelle, burst, sergeant);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 3D 1S: success, 2"
                                + " successes, 2 advantages",
                        "2 advantage of Mirelle buy Auto-fire",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -5"
                                + " soak = 5 wounds, 5 of 13",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -5"
                                + " soak = 5 wounds, 10 of 13",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    /** 8 and 2 net successes less soak 5 are 5: one full three. The second hit does as much. */
    @Test
    @Ledger("NAR-FX-ATT-12")
    void life_leech_heals_one_wound_for_every_full_three_of_a_hit() {
        var play = scenario(Band.SHORT, vane, sergeant).dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);
        Suffering.wounds(play, vane, 5);

        manifest(play, vane, power("attack", "biomancy", "life-leech"), sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Doctor suffers 5 wounds, 5 of 16",
                        "Doctor rolls Attack through Biomancy against Trooper sergeant, 2P 2A vs 3D 1S: success, 2"
                                + " successes",
                        "Trooper sergeant is hit by Attack through Biomancy: +8 twice Brawn +2 net successes -5 soak ="
                                + " 5 wounds, 5 of 13",
                        "Doctor recovers 1 wound, 4 left",
                        "Doctor suffers 2 strain, 2 of 14");
    }

    @Test
    @Ledger("NAR-FX-ATT-13")
    void destructive_pierces_twice_the_ranks() {
        var play = scenario(Band.SHORT, mirelle, sergeant).dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1, 1);

        manifest(play, mirelle, power("attack", "telekinesis", "destructive"), sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 4D 1S: success, 2"
                                + " successes",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -1"
                                + " soak = 9 wounds, 9 of 13",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    /** The sergeant at short range of the target is reached by the blast of an empowered attack. */
    @Test
    @Ledger("NAR-FX-ATT-14")
    void empowered_does_three_times_and_its_blast_reaches_short_range() {
        var play = scenario(Band.SHORT, mirelle, psyker, sergeant)
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "blast:advantage");

        manifest(play, mirelle, power("attack", "telekinesis", "empowered", "blast"), psyker);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Rogue psyker, 2P 2A vs 1C 4D: success, 2"
                                + " successes, 2 advantages",
                        "2 advantage of Mirelle buy Blast 2",
                        "Rogue psyker is hit by Attack through Telekinesis: +12 three times Willpower +2 net successes"
                                + " -3 soak = 11 wounds, 11 of 14",
                        "Mirelle is hit by Attack through Telekinesis: +2 Blast +2 net successes -3 soak = 1 wound, 1"
                                + " of 14",
                        "Trooper sergeant is hit by Attack through Telekinesis: +2 Blast +2 net successes -4 soak = 0"
                                + " wounds, 0 of 13",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    /** Pierce 2 counts for the Burn too, which is harder to put out. */
    @Test
    @Ledger({"NAR-FX-ATT-9", "NAR-FX-ATT-15"})
    void inferno_burns_through_soak_and_is_hard_to_put_out() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "burn:advantage");
        manifest(play, mirelle, power("attack", "pyromancy", "shock", "inferno"), sergeant);

        assertThat(sergeant.burning().flames()).containsExactly(new Flame("Burn", 6, true, 2, false, 2, 2));
        Fire.startOfTurn(play, sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Pyromancy against Trooper sergeant, 2P 1A vs 5D 1S: success, 2"
                                + " successes, 2 advantages",
                        "2 advantage of Mirelle buy Burn 2",
                        "Trooper sergeant burns for its next 2 turns",
                        "Trooper sergeant is hit by Attack through Pyromancy: +6 twice Agility +2 net successes -3"
                                + " soak = 5 wounds, 5 of 13",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Trooper sergeant is hit by Burn: +6 Burn -3 soak = 3 wounds, 8 of 13");
    }

    /** Whoever has the higher defence is hit first, and the others for two advantages each. */
    @Test
    @Ledger({"NAR-FX-ATT-8", "NAR-Q-2"})
    void a_burst_can_be_spread_over_several() {
        PowerChoice burst = power("attack", "telekinesis", "rapid-fire").withAutoFire();
        var play = scenario(Band.SHORT, mirelle, troopers, sergeant)
                .choice("attack.targets", "trooper-sergeant")
                .dice("check.roll", 4, 10, 1, 1, 1, 1, 1, 1)
                .choice("spend.active", "auto-fire@line-trooper:advantage");

        manifest(play, mirelle, burst, troopers);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Attack through Telekinesis against Trooper sergeant, 2P 2A vs 3D 1S: success, 2"
                                + " successes, 2 advantages",
                        "2 advantage of Mirelle buy Auto-fire: Line trooper",
                        "Trooper sergeant is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -5"
                                + " soak = 5 wounds, 5 of 13",
                        "Line trooper is hit by Attack through Telekinesis: +8 twice Willpower +2 net successes -4"
                                + " soak = 6 wounds, 6 of 15, 2 standing",
                        "Mirelle suffers 2 strain, 2 of 15");
    }
}
