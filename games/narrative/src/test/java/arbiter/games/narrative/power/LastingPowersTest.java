package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.power.Psykers.adept;
import static arbiter.games.narrative.power.Psykers.attack;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.odane;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.range.MoveStep;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.range.Movement;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.ManeuverPayment;
import arbiter.games.narrative.turn.TurnEvents;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LastingPowersTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);

    private static CheckInProgress check(Participant one, String skill) {
        return new CheckInProgress(
                one,
                BOOK.skill(skill),
                CheckKind.SKILL,
                SkillPool.of(one, BOOK.skill(skill)).against(Difficulty.AVERAGE, "a hard thing"));
    }

    /** The pool of an average check with all that lasts. */
    private static String pool(NarrativeState state, Participant one, String skill) {
        CheckInProgress check = check(one, skill);
        CheckDice.add(state, check);
        return check.plan().assemble().toString();
    }

    /** Everybody has a turn in a round of one's own choosing: only the end of somebody's turn matters here. */
    private static void round(Scenario<NarrativeState> play) {
        play.emit(new TurnEvents.RoundBegan());
    }

    @Test
    @Ledger({"NAR-BP-2", "NAR-PSY-2", "NAR-PSY-8", "NAR-POOL-8"})
    void augment_adds_an_ability_die_and_costs_two_strain() {
        var play = scenario(Band.SHORT, vane, brann, troopers)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1, 1, 1);

        manifest(play, vane, power("augment", "biomancy"), brann);
        Check.roll(play, check(brann, "athletics"));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Doctor rolls Augment through Biomancy, 2P 2A vs 2D: success, 2 successes",
                        "Brann is under Augment of Doctor",
                        "Doctor suffers 2 strain, 2 of 14",
                        "Brann rolls Athletics, 1P 4A vs 2D: failure, nothing left over");
    }

    @Test
    @Ledger({"NAR-BP-6", "NAR-POOL-8"})
    void curse_takes_an_ability_die_away() {
        var play = scenario(Band.SHORT, mirelle, sergeant).dice("check.roll", 4, 1, 1, 1, 1);

        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);

        assertThat(pool(play.state(), sergeant, "leadership")).isEqualTo("2P vs 2D");
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 2D: success, 2 successes",
                        "Trooper sergeant is under Curse of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger({"NAR-PSY-2", "NAR-PSY-8"})
    void a_failure_does_nothing_but_the_strain() {
        var play = scenario(Band.SHORT, mirelle, sergeant).dice("check.roll", 1, 1, 1, 1, 1);

        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 2D: failure, nothing left over",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    /** Strain that the check's own advantage recovers comes off before the power's strain comes on. */
    @Test
    @Ledger("NAR-PSY-2")
    void strain_recovered_with_advantage_comes_first() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 10, 1, 1, 1)
                .choice("spend.active", "recover-strain:advantage+recover-strain:advantage+done");
        Suffering.strain(play, mirelle, 1);

        manifest(play, mirelle, power("curse", "pyromancy"), sergeant);

        assertThat(play.log())
                .containsExactly(
                        "Mirelle suffers 1 strain, 1 of 15",
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 2D: success, 2 successes, 2 advantages",
                        "1 advantage of Mirelle buys Recover strain",
                        "Mirelle recovers 1 strain, 0 left",
                        "1 advantage of Mirelle buys Recover strain",
                        "Trooper sergeant is under Curse of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15");
    }

    @Test
    @Ledger("NAR-PSY-12")
    void a_new_augment_or_curse_takes_the_place_of_the_old_one() {
        var play = scenario(Band.SHORT, vane, mirelle, psyker)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1);

        manifest(play, vane, power("augment", "biomancy"), vane);
        manifest(play, vane, power("augment", "biomancy", "haste"), vane);
        manifest(play, mirelle, power("barrier", "telekinesis"), vane);
        manifest(play, mirelle, power("barrier", "telekinesis"), vane);

        assertThat(play.log())
                .containsExactly(
                        "Doctor rolls Augment through Biomancy, 2P 2A vs 2D: success, 2 successes",
                        "Doctor is under Augment of Doctor",
                        "Doctor suffers 2 strain, 2 of 14",
                        "Doctor rolls Augment through Biomancy, 2P 3A vs 3D: success, 2 successes",
                        "Doctor is no longer under Augment",
                        "Doctor is under Augment with Haste of Doctor",
                        "Doctor suffers 2 strain, 4 of 14",
                        "Mirelle rolls Barrier through Telekinesis, 2P 2A vs 1D: success, 2 successes",
                        "Doctor is under Barrier of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Mirelle rolls Barrier through Telekinesis, 2P 2A vs 1D: success, 2 successes",
                        "Doctor is under Barrier of Mirelle",
                        "Mirelle suffers 2 strain, 4 of 15");
        assertThat(vane.powers().powers())
                .extracting(OngoingPower::name)
                .containsExactly("Augment with Haste", "Barrier", "Barrier");
        assertThat(pool(play.state(), vane, "athletics")).isEqualTo("5A vs 2D");
    }

    @Test
    @Ledger({"NAR-PSY-8", "NAR-MAN-11"})
    void a_power_ends_with_the_next_turn_unless_it_is_concentrated_on() {
        var play = scenario(Band.SHORT, vane, brann, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1);
        round(play);
        manifest(play, vane, power("augment", "biomancy"), brann);
        OngoingPowers.endOfTurn(play, vane);

        assertThat(Concentrate.of(play.state(), vane)).isEmpty();
        round(play);
        List<Concentrate> acts = Concentrate.of(play.state(), vane);
        assertThat(acts).extracting(Concentrate::text).containsExactly("Concentrate on Augment");
        acts.get(0).resolve(play, vane);
        assertThat(Concentrate.of(play.state(), vane)).isEmpty();
        OngoingPowers.endOfTurn(play, vane);
        assertThat(brann.powers().powers()).hasSize(1);
        round(play);
        OngoingPowers.endOfTurn(play, vane);

        assertThat(brann.powers().powers()).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Round 1",
                        "Doctor rolls Augment through Biomancy, 2P 2A vs 2D: success, 2 successes",
                        "Brann is under Augment of Doctor",
                        "Doctor suffers 2 strain, 2 of 14",
                        "Round 2",
                        "Doctor concentrates on Augment",
                        "Round 3",
                        "Brann is no longer under Augment");
    }

    /** One maneuver holds a power on all whom it is on. */
    @Test
    @Ledger({"NAR-PSY-8", "NAR-INC-3"})
    void one_concentration_holds_it_on_everybody_and_an_incidental_ends_it() {
        var play = scenario(Band.SHORT, vane, brann, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);
        round(play);
        manifest(play, vane, power("augment", "biomancy", "additional-target"), brann, vane);
        round(play);

        assertThat(Concentrate.of(play.state(), vane)).hasSize(1);
        List<EndConcentration> ends = EndConcentration.of(play.state(), vane);
        assertThat(ends).extracting(EndConcentration::text).containsExactly("End Augment");
        ends.get(0).resolve(play, vane);

        assertThat(play.log()).endsWith("Doctor is no longer under Augment", "Brann is no longer under Augment");
    }

    @Test
    @Ledger("NAR-FX-AUG-2")
    void haste_makes_the_second_maneuver_free() {
        var play = scenario(Band.SHORT, vane, brann, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        manifest(play, vane, power("augment", "biomancy", "haste"), brann);
        play.emit(new TurnEvents.TurnBegan(brann.id(), 0));

        ManeuverPayment.pay(play, brann);
        ManeuverPayment.pay(play, brann);

        assertThat(brann.vitals().strain()).isZero();
        assertThat(brann.turn().actionUsed()).isFalse();
        assertThat(Allowance.mayManeuver(play.state(), brann)).isFalse();
    }

    /** Wounds beyond the threshold when it ends fell without a Critical Injury. */
    @Test
    @Ledger("NAR-FX-AUG-3")
    void inhuman_fortitude_raises_the_wound_threshold_while_it_lasts() {
        var play = scenario(Band.SHORT, vane, brann, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        manifest(play, vane, power("augment", "biomancy", "inhuman-fortitude"), brann);
        int before = brann.profile().woundThreshold();

        assertThat(Thresholds.wounds(brann)).isEqualTo(before + 2);
        Suffering.wounds(play, brann, before + 1);
        assertThat(brann.canAct()).isTrue();
        play.emit(new PsychicEvents.PowerLapsed(
                brann.id(), brann.powers().powers().get(0)));

        assertThat(brann.canAct()).isFalse();
        assertThat(brann.injuries().list()).isEmpty();
        assertThat(play.log())
                .endsWith("Brann is no longer under Augment with Inhuman Fortitude, and is incapacitated");
    }

    @Test
    @Ledger("NAR-FX-AUG-8")
    void swift_cannot_be_immobilized() {
        var play = scenario(Band.SHORT, vane, brann, troopers).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        manifest(play, vane, power("augment", "biomancy", "swift"), brann);
        Status.IMMOBILIZED.inflict(play, brann, 1);

        assertThat(Allowance.isImmobilized(play.state(), brann)).isFalse();
        play.emit(new PsychicEvents.PowerLapsed(
                brann.id(), brann.powers().powers().get(0)));
        assertThat(Allowance.isImmobilized(play.state(), brann)).isTrue();
    }

    @Test
    @Ledger({"NAR-FX-CUR-6", "NAR-FX-CUR-9"})
    void sweltering_heat_lowers_thresholds_and_paralyzed_staggers() {
        var play = scenario(Band.SHORT, mirelle, psyker)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1, 1);
        Suffering.strain(play, psyker, 15);
        manifest(play, mirelle, power("curse", "pyromancy", "sweltering-heat"), psyker);

        assertThat(Thresholds.wounds(psyker)).isEqualTo(12);
        assertThat(Thresholds.strain(psyker)).isEqualTo(14);
        assertThat(psyker.canAct()).isFalse();
        manifest(play, mirelle, power("curse", "pyromancy", "paralyzed"), psyker);

        assertThat(psyker.canAct()).isTrue();
        assertThat(Allowance.mayAct(play.state(), psyker)).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Rogue psyker suffers 15 strain, 15 of 16",
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 4D: success, 2 successes",
                        "Rogue psyker is under Curse with Sweltering Heat of Mirelle, and is incapacitated",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 5D: success, 2 successes",
                        "Rogue psyker is no longer under Curse with Sweltering Heat",
                        "Rogue psyker is under Curse with Paralyzed of Mirelle",
                        "Mirelle suffers 2 strain, 4 of 15");
    }

    /** Each event of strain counts once, payments included. */
    @Test
    @Ledger("NAR-FX-CUR-1")
    void enervate_adds_a_point_to_every_strain() {
        var play = scenario(Band.SHORT, mirelle, psyker).dice("check.roll", 4, 1, 1, 1, 1, 1);
        manifest(play, mirelle, power("curse", "pyromancy", "enervate"), psyker);

        Suffering.strain(play, psyker, 2);
        Suffering.strain(play, psyker, 10);

        assertThat(psyker.vitals().strain()).isEqualTo(3 + 11);
        assertThat(Suffering.canChoose(play.state(), psyker, 2)).isFalse();
        assertThat(Suffering.canChoose(play.state(), psyker, 1)).isTrue();
    }

    @Test
    @Ledger("NAR-FX-CUR-5")
    void blinded_upgrades_what_needs_sight_and_the_gamemaster_has_a_word() {
        var play = scenario(Band.SHORT, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1)
                .choice("power.sight", "yes")
                .dice("check.roll", 1, 1, 1, 1)
                .choice("power.sight", "yes")
                .dice("check.roll", 1, 1, 1, 1, 1)
                .choice("power.sight", "no")
                .dice("check.roll", 1, 1, 1, 1);
        manifest(play, mirelle, power("curse", "pyromancy", "blinded"), sergeant);

        Check.roll(play, attack(play.state(), sergeant, mirelle, "auto-rifle"));
        Check.roll(play, check(sergeant, "leadership"));
        Check.roll(play, check(sergeant, "leadership"));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Mirelle rolls Curse through Pyromancy, 2P 1A vs 4D: success, 2 successes",
                        "Trooper sergeant is under Curse with Blinded of Mirelle",
                        "Mirelle suffers 2 strain, 2 of 15",
                        "Trooper sergeant rolls Auto rifle against Mirelle, 2P vs 2C: failure, nothing left over",
                        "Trooper sergeant rolls Leadership, 2P vs 2C 1D: failure, nothing left over",
                        "Trooper sergeant rolls Leadership, 2P vs 2D: failure, nothing left over");
    }

    /** Rebukes of several add up, and one who has fallen still counts. */
    @Test
    @Ledger({"NAR-PSY-1", "NAR-PSY-9", "NAR-MAN-12"})
    void rebukes_of_several_psykers_add_up_and_end_with_the_next_turn() {
        var play = scenario(Band.MEDIUM, mirelle, vane, psyker);
        round(play);
        Rebuke.take(play, mirelle);
        Rebuke.take(play, vane);
        assertThat(Rebuke.against(play.state(), psyker)).isEqualTo(2);
        Suffering.wounds(play.dice("injury.roll", 1), vane, 30);
        assertThat(Rebuke.against(play.state(), psyker)).isEqualTo(2);
        play.emit(new Moved(psyker.id(), mirelle.id(), Band.MEDIUM, Band.LONG));
        assertThat(Rebuke.against(play.state(), psyker)).isEqualTo(1);
        OngoingPowers.endOfTurn(play, mirelle);
        assertThat(mirelle.rebuke().raised()).isTrue();
        round(play);
        OngoingPowers.endOfTurn(play, mirelle);

        assertThat(mirelle.rebuke().raised()).isFalse();
        assertThat(Psyker.is(mirelle)).isTrue();
        assertThat(Psyker.is(brann)).isFalse();
    }

    @Test
    @Ledger("NAR-FX-AUG-1")
    void cellular_control_needs_no_air() {
        var play = scenario(Band.SHORT, vane, brann).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        manifest(play, vane, power("augment", "biomancy", "cellular-control"), brann);

        assertThat(OngoingPowers.needsNoAir(brann)).isTrue();
        assertThat(OngoingPowers.needsNoAir(vane)).isFalse();
    }

    private static void engage(Scenario<NarrativeState> play, Participant one, Participant other) {
        MoveStep step = MoveStep.of(play.state(), one).stream()
                .filter(way -> way.id().equals("closer:" + other.id()))
                .findFirst()
                .orElseThrow();
        Movement.resolve(play, one, step);
    }

    @Test
    @Ledger({"NAR-FX-AUG-4", "NAR-FX-CUR-8", "NAR-CHECK-4"})
    void terrify_asks_for_a_hard_fear_check_and_know_no_fear_makes_it_needless() {
        Participant odane = odane("telepathy");
        Participant adept = adept("telepathy");
        var play = scenario(Band.SHORT, odane, adept, brann)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1);
        manifest(play, adept, power("curse", "telepathy", "terrify"), brann);
        engage(play, brann, adept);
        play.dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        manifest(play, odane, power("augment", "telepathy", "know-no-fear"), brann);
        play.emit(new Moved(brann.id(), adept.id(), Band.ENGAGED, Band.SHORT));
        engage(play, brann, adept);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Adept rolls Curse through Telepathy, 2P vs 4D: success, 2 successes",
                        "Brann is under Curse with Terrify of Adept",
                        "Adept suffers 2 strain, 2 of 16",
                        "Brann engages Adept",
                        "Brann rolls Discipline, 2A vs 3D: failure, nothing left over",
                        "Brann has 1 setback die for fear on all checks until the encounter ends",
                        "Odane rolls Augment through Telepathy, 2P 2A vs 3D: success, 2 successes",
                        "Brann is under Augment with Know No Fear of Odane",
                        "Odane suffers 2 strain, 2 of 14",
                        "Brann disengages from Adept",
                        "Brann engages Adept");
    }

    @Test
    @Ledger("NAR-FX-AUG-5")
    void mind_over_matter_ignores_two_setback_dice_of_the_environment() {
        Participant odane = odane("telepathy");
        var play = scenario(Band.SHORT, odane, brann).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        manifest(play, odane, power("augment", "telepathy", "mind-over-matter"), brann);

        assertThat(OngoingPowers.ignoredSetback(brann)).isEqualTo(2);
        assertThat(OngoingPowers.ignoredSetback(odane)).isZero();
    }

    @Test
    @Ledger("NAR-FX-AUG-7")
    void seething_rage_makes_fists_dangerous() {
        Participant odane = odane("telepathy");
        var play = scenario(Band.SHORT, odane, brann).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        manifest(play, odane, power("augment", "telepathy", "seething-rage"), brann);
        WeaponSource fists = WeaponSource.of(brann, BOOK.weapon("unarmed"));

        assertThat(fists.damage()).hasToString("+4 Brawn +2 Seething Rage");
        assertThat(fists.critical()).isEqualTo(OptionalInt.of(3));
        assertThat(WeaponSource.of(odane, BOOK.weapon("unarmed")).critical()).isEqualTo(OptionalInt.of(5));
        assertThat(WeaponSource.of(brann, BOOK.weapon("combat-knife")).critical())
                .isEqualTo(OptionalInt.of(3));
    }

    @Test
    @Ledger("NAR-FX-AUG-8")
    void swift_ignores_difficult_terrain() {
        var play = scenario(Band.SHORT, vane, brann).dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        manifest(play, vane, power("augment", "biomancy", "swift"), brann);

        assertThat(OngoingPowers.ignoresTerrain(brann)).isTrue();
    }
}
