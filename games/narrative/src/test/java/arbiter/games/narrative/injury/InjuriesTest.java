package arbiter.games.narrative.injury;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Rolls.pool;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Soak;
import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.item.HandCount;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What each row of the table of Critical Injuries does, on Ilka. */
class InjuriesTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, brann, troopers);

    /** An injury of that total, whatever was before. */
    private void suffers(int total) {
        int before = 10 * ilka.injuries().list().size();
        play.dice("injury.roll", Math.min(100, Math.max(1, total - before)));
        CriticalInjuries.inflict(
                play,
                ilka,
                Modifiers.of("cause", total - before - Math.min(100, Math.max(1, total - before))),
                Optional.empty());
    }

    private void round() {
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"), Slot.unrolled("players", "players"))));
        Turn.resolve(play);
    }

    private String last() {
        return play.log().get(play.log().size() - 1);
    }

    @Test
    @Ledger("NAR-CI-1")
    void a_minor_nick_is_a_point_of_strain() {
        suffers(3);
        assertThat(play.log())
                .containsExactly("Ilka suffers a Critical Injury, 3 = 3: Minor Nick", "Ilka suffers 1 strain, 1 of 13");
    }

    @Test
    @Ledger("NAR-CI-2")
    void whoever_is_slowed_down_acts_after_the_others() {
        suffers(7);
        round();
        Turn.resolve(play); // nobody is asked: only Brann may be named
        assertThat(last()).isEqualTo("Brann takes slot 1");
        play.choice("turn.action", "end").choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(last()).isEqualTo("Ilka takes slot 2");
        Turn.resolve(play);
        assertThat(ilka.injuries().slowed()).isFalse();
        assertThat(ilka.injuries().list()).hasSize(1);
    }

    @Test
    @Ledger("NAR-CI-3")
    void a_sudden_jolt_lets_everything_fall() {
        suffers(12);
        assertThat(ilka.gear().get("marksman-rifle").place()).isEqualTo(CarriedItem.Place.GROUND);
        assertThat(ilka.gear().get("slug-pistol").place()).isEqualTo(CarriedItem.Place.GROUND);
        assertThat(ilka.gear().get("combat-knife").place()).isEqualTo(CarriedItem.Place.STOWED);
    }

    @Test
    @Ledger({"NAR-CI-4", "NAR-TURN-1"})
    void whoever_is_distracted_pays_for_the_first_maneuver_of_the_next_turn() {
        suffers(18);
        round();
        play.choice("turn.slot", "ilka-dorn")
                .choice("turn.action", "aim")
                .choice("turn.second-maneuver", "strain")
                .choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(ilka.vitals().strain()).isEqualTo(2);
        Turn.resolve(play);
        assertThat(SufferedInjuries.takeFreeManeuver(ilka)).isFalse();
    }

    @Test
    @Ledger({"NAR-CI-5", "NAR-CI-8"})
    void the_next_check_is_worse() {
        suffers(22);
        suffers(38);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 3D 1S");
    }

    @Test
    @Ledger("NAR-CI-6")
    void a_discouraging_wound_gives_a_story_point_away() {
        suffers(28);
        assertThat(play.state().story()).isEqualTo(new StoryPoints(0, 2));
        suffers(28);
        assertThat(play.state().story()).isEqualTo(new StoryPoints(0, 2));
    }

    @Test
    @Ledger({"NAR-CI-7", "NAR-STATUS-1"})
    void whoever_is_stunned_has_one_maneuver_and_no_action() {
        suffers(33);
        round();
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "aim");
        Turn.resolve(play);
        assertThat(Allowance.mayAct(play.state(), ilka)).isFalse();
        Turn.resolve(play);
        assertThat(Allowance.mayManeuver(play.state(), ilka)).isFalse();
        play.choice("turn.action", "end");
        Turn.resolve(play);
        assertThat(last()).isEqualTo("Ilka has finished");
        assertThat(Allowance.isStaggered(play.state(), ilka)).isFalse();
    }

    @Test
    @Ledger("NAR-CI-9")
    void bowled_over_is_prone_and_strain() {
        suffers(43);
        assertThat(ilka.isProne()).isTrue();
        assertThat(ilka.vitals().strain()).isEqualTo(1);
    }

    @Test
    @Ledger({"NAR-CI-10", "NAR-CI-11", "NAR-CI-12", "NAR-CI-18"})
    void some_characteristics_are_harder_to_use_until_healed() {
        suffers(48);
        assertThat(pool(play.state(), ilka, "perception")).isEqualTo("2P 1A vs 3D");
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 2D");
        suffers(53);
        assertThat(pool(play.state(), ilka, "charm")).isEqualTo("2A vs 3D");
        suffers(58);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 3D");
        suffers(88);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 4D");
        CriticalInjuries.heal(play, ilka, 2);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 3D");
    }

    @Test
    @Ledger({"NAR-CI-13", "NAR-STATUS-3"})
    void slightly_dazed_is_disoriented_until_healed() {
        suffers(63);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 2D 1S");
    }

    @Test
    @Ledger("NAR-CI-14")
    void scattered_senses_lose_every_boost_die() {
        suffers(68);
        play.choice("check.boost", "2").dice("check.roll", 1, 1, 1, 1, 1, 1);
        Check.roll(
                play,
                CheckInProgress.skill(
                        play.state(), ilka, play.state().tables().skill("stealth"), Difficulty.AVERAGE, "a guard"));
        assertThat(last()).startsWith("Ilka rolls Stealth, 2P 2A vs 2D");
    }

    @Test
    @Ledger("NAR-CI-15")
    void the_hamstrung_have_no_free_maneuver() {
        suffers(73);
        assertThat(SufferedInjuries.takeFreeManeuver(ilka)).isTrue();
    }

    @Test
    @Ledger({"NAR-CI-17", "NAR-TURN-7"})
    void the_winded_cannot_choose_strain() {
        assertThat(Suffering.canChoose(play.state(), ilka, 2)).isTrue();
        suffers(83);
        assertThat(Suffering.canChoose(play.state(), ilka, 2)).isFalse();
    }

    @Test
    @Ledger("NAR-CI-19")
    void every_action_at_the_brink_is_strain() {
        suffers(93);
        round();
        play.choice("turn.slot", "ilka-dorn")
                .choice("turn.action", "skill")
                .choice("skill.which", "stealth")
                .choice("skill.ruling", "not-now");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(ilka.vitals().strain()).isEqualTo(2);
        assertThat(last()).isEqualTo("Ilka cannot use Stealth now");
    }

    @Test
    @Ledger("NAR-CI-20")
    void what_needs_a_crippled_limb_is_harder() {
        play.choice("injury.limb", "left-leg");
        suffers(98);
        play.dice("check.roll", 1, 1, 1, 1, 1, 1, 1).dice("check.roll", 1, 1, 1, 1, 1);
        for (String skill : List.of("stealth", "perception")) {
            Check.roll(
                    play,
                    CheckInProgress.skill(
                            play.state(), ilka, play.state().tables().skill(skill), Difficulty.AVERAGE, "a guard"));
        }
        assertThat(play.log())
                .endsWith(
                        "Ilka rolls Stealth, 2P 2A vs 3D: failure, nothing left over",
                        "Ilka rolls Perception, 2P 1A vs 2D: failure, nothing left over");
    }

    @Test
    @Ledger("NAR-CI-21")
    void a_lost_arm_stays_lost_when_the_injury_is_healed() {
        play.choice("injury.limb", "right-arm");
        suffers(103);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 2D 1S");
        assertThat(HandCount.of(ilka)).isEqualTo(1);
        CriticalInjuries.heal(play, ilka, 0);
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 2D");
        assertThat(HandCount.of(ilka)).isEqualTo(1);
    }

    @Test
    @Ledger({"NAR-CI-22", "NAR-CI-26", "NAR-CHAR-1", "NAR-DICE-7"})
    void a_characteristic_is_weaker_until_healed_or_for_good() {
        play.dice("injury.characteristic", 4);
        suffers(108);
        assertThat(last()).isEqualTo("Ilka suffers a Critical Injury, 100 +8 cause = 108: Horrific Injury, Agility");
        assertThat(ilka.characteristic(Characteristic.AGILITY)).isEqualTo(3);
        CriticalInjuries.heal(play, ilka, 0);
        assertThat(ilka.characteristic(Characteristic.AGILITY)).isEqualTo(4);
        play.dice("injury.characteristic", 1);
        suffers(128);
        CriticalInjuries.heal(play, ilka, 0);
        assertThat(ilka.characteristic(Characteristic.BRAWN)).isEqualTo(1);
        assertThat(Soak.of(ilka)).isEqualTo(3);
        play.dice("injury.characteristic", 2);
        suffers(128);
        assertThat(ilka.characteristic(Characteristic.BRAWN)).isEqualTo(1);
    }

    @Test
    @Ledger({"NAR-CI-23", "NAR-STATUS-2", "NAR-CI-25", "NAR-STATUS-5"})
    void the_disabled_do_not_maneuver_and_the_senseless_do_not_act() {
        suffers(113);
        assertThat(Allowance.mayManeuver(play.state(), ilka)).isFalse();
        assertThat(Allowance.mayAct(play.state(), ilka)).isTrue();
        suffers(123);
        assertThat(Allowance.mayAct(play.state(), ilka)).isFalse();
    }

    @Test
    @Ledger({"NAR-CI-24", "NAR-STATUS-4"})
    void the_blinded_find_everything_harder() {
        suffers(118);
        assertThat(pool(play.state(), ilka, "perception")).isEqualTo("2P 1A vs 2C 1D");
        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A vs 2C");
    }

    /** Every five wounds beyond the threshold are an injury more, and never the same one. */
    @Test
    @Ledger({"NAR-CI-27", "NAR-TURN-8", "NAR-TURN-6", "NAR-DMG-6"})
    void whoever_bleeds_out_goes_on_bleeding_where_it_lies() {
        suffers(135);
        suffers(48);
        suffers(53);
        suffers(58);
        play.emit(new Wounded("ilka-dorn", 18));
        round();
        play.choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(last()).isEqualTo("Brann has finished");
        play.dice("injury.roll", 95).dice("injury.roll", 28); // 135 would be bleeding out: once more
        Turn.resolve(play);
        play.allUsed();

        assertThat(play.log())
                .containsSubsequence(
                        "Ilka suffers 1 wound, 19 of 14, and is incapacitated",
                        "Ilka suffers 1 strain, 1 of 13, and is incapacitated",
                        "Round 2");
        assertThat(play.log())
                .contains("Ilka suffers a Critical Injury, 28 +40 injuries before = 68: Scattered Senses");
    }

    @Test
    @Ledger("NAR-CI-28")
    void the_end_comes_after_the_last_slot_of_the_next_round() {
        suffers(145);
        for (int round = 0; round < 2; round++) {
            if (round == 0) {
                round();
            }
            play.choice("turn.slot", "ilka-dorn").choice("turn.action", "end").choice("turn.action", "end");
            for (int i = 0; i < 5; i++) {
                Turn.resolve(play);
            }
        }
        assertThat(play.log()).containsSubsequence("Round 1", "Round 2");
        assertThat(ilka.vitals().dead()).isEqualTo(play.state().round() > 1);
    }

    @Test
    @Ledger({"NAR-CI-29", "NAR-CRIT-1"})
    void the_dead_are_dead() {
        suffers(151);
        assertThat(last()).isEqualTo("Ilka is dead");
        assertThat(ilka.canAct()).isFalse();
    }

    @Test
    @Ledger({"NAR-CRIT-1", "durable"})
    void durable_takes_ten_off_and_never_below_one() {
        play.dice("injury.roll", 4);
        CriticalInjuries.inflict(play, brann, Modifiers.none(), Optional.empty());
        assertThat(play.log()).startsWith("Brann suffers a Critical Injury, 4 -10 Durable = -6: Minor Nick");
        play.emit(new StrainSuffered("brann-okar", 0));
    }

    /** Every total that can be rolled comes to its row of the table, and does something without fault. */
    @Test
    @Ledger({"NAR-CRIT-1", "NAR-CI-16"})
    void every_reachable_total_is_played_to_its_end() {
        for (int total = 1; total <= 230; total++) {
            Participant victim = hero("ilka-dorn");
            Scenario<NarrativeState> table = scenario(Band.MEDIUM, victim, hero("brann-okar"));
            int rolled = Math.min(100, total);
            table.dice("injury.roll", rolled).choice("injury.limb", "left-arm").dice("injury.characteristic", 10);
            CriticalInjuries.inflict(table, victim, Modifiers.of("cause", total - rolled), Optional.empty());

            Injury injury = victim.injuries().list().get(0);
            assertThat(injury.row()).isEqualTo(table.state().tables().injury(total));
            assertThat(injury.row().covers(total)).isTrue();
            assertThat(table.log().get(0))
                    .endsWith(" = " + total + ": " + injury.row().name()
                            + injury.limb().map(limb -> ", left arm").orElse("")
                            + injury.characteristic()
                                    .map(which -> ", Willpower")
                                    .orElse(""));
            assertThat(victim.vitals().dead()).isEqualTo(total >= 151);
        }
    }
}
