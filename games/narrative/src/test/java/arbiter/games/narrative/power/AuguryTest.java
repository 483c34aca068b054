package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.power.Psykers.attack;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.odane;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.attack.Attack;
import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.turn.Initiative;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AuguryTest {

    private final Participant mirelle = mirelle();
    private final Participant vane = vane();
    private final Participant brann = hero("brann-okar");
    private final Participant sergeant = enemy("trooper-sergeant", 1);

    private final Participant odane = odane("divination");

    private static CheckInProgress check(Participant one) {
        return new CheckInProgress(
                one,
                BOOK.skill("athletics"),
                CheckKind.SKILL,
                SkillPool.of(one, BOOK.skill("athletics")).against(Difficulty.EASY, "a low wall"));
    }

    @Test
    @Ledger({"NAR-BP-3", "NAR-FX-ORA-5"})
    void augury_gives_a_boost_die_on_the_next_check_of_each_target() {
        var play = scenario(Band.SHORT, odane, brann, vane, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1);
        manifest(play, odane, power("augury", "divination", "additional-target"), brann, vane);

        Check.roll(play, check(brann));
        Check.roll(play, check(brann));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Augury through Divination, 2P vs 3D: success, 2 successes",
                        "Brann has 1 boost die on its next check",
                        "Doctor has 1 boost die on its next check",
                        "Odane suffers 2 strain, 2 of 14",
                        "Brann rolls Athletics, 1P 3A 1B vs 1D: failure, nothing left over",
                        "Brann rolls Athletics, 1P 3A vs 1D: failure, nothing left over");
    }

    @Test
    @Ledger("NAR-FX-ORA-1")
    void precognition_adds_two_successes_to_initiative_in_place_of_the_boost() {
        var play = scenario(Band.SHORT, odane, brann)
                .dice("check.roll", 4, 1, 1)
                .choice("initiative.surprised")
                .dice("initiative.roll", 1, 1, 1, 1)
                .dice("initiative.roll", 1, 1);
        manifest(play, odane, power("augury", "divination", "precognition"), brann);

        Initiative.resolve(play);

        assertThat(brann.tokens().list()).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Augury through Divination, 2P vs 1D: success, 2 successes",
                        "Brann foresees the next fight: 2 successes on its initiative",
                        "Odane suffers 2 strain, 2 of 14",
                        "Odane rolls initiative with Cool, 1P 3A: nothing left over",
                        "Brann rolls initiative with Cool, 2A with 2 successes: 2 successes",
                        "The slots are players, players");
    }

    @Test
    @Ledger("NAR-FX-ORA-2")
    void clairvoyance_adds_a_boost_die_to_checks_of_the_targets_choice() {
        var play = scenario(Band.SHORT, odane, brann, sergeant)
                .dice("check.roll", 4, 10, 1, 1)
                .choice("spend.active", "augury-clairvoyance:advantage")
                .choice("power.foresight", "no")
                .dice("check.roll", 1, 1, 1, 1, 1, 1)
                .choice("power.foresight", "yes")
                .dice("check.roll", 1, 1, 1, 1, 1, 1)
                .choice("power.foresight", "yes")
                .dice("check.roll", 1, 1, 1, 1, 1, 1)
                .dice("check.roll", 1, 1, 1, 1, 1);
        manifest(play, odane, power("augury", "divination", "clairvoyance"), brann);

        Check.roll(play, check(brann)); // the boost die of Augury itself
        Check.roll(play, check(brann));
        Check.roll(play, check(brann));
        Check.roll(play, check(brann));

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Augury through Divination, 2P vs 2D: success, 2 successes, 2 advantages",
                        "2 advantage of Odane buy Clairvoyance, one check more",
                        "Brann has 1 boost die on its next check",
                        "Brann may add a boost die to 2 checks of the day",
                        "Odane suffers 2 strain, 2 of 14",
                        "Brann rolls Athletics, 1P 3A 1B vs 1D: failure, nothing left over",
                        "Brann has foreseen this: 1 boost die",
                        "Brann rolls Athletics, 1P 3A 1B vs 1D: failure, nothing left over",
                        "Brann has foreseen this: 1 boost die",
                        "Brann rolls Athletics, 1P 3A 1B vs 1D: failure, nothing left over",
                        "Brann rolls Athletics, 1P 3A vs 1D: failure, nothing left over");
    }

    @Test
    @Ledger({"NAR-FX-ORA-3", "NAR-FX-ORA-4"})
    void dowsing_and_farsight_are_told() {
        var play = scenario(Band.SHORT, odane, brann, sergeant)
                .dice("check.roll", 4, 10, 1, 1)
                .choice("spend.active", "augury-dowsing:advantage")
                .dice("check.roll", 4, 10, 1, 1, 1)
                .choice("spend.active", "augury-farsight:advantage");

        manifest(play, odane, power("augury", "divination", "dowsing"), odane);
        manifest(play, odane, power("augury", "divination", "farsight"), odane);

        play.allUsed();
        assertThat(play.log()).anyMatch(line -> line.equals("Odane uses Dowsing on Odane: as far as 3 km"));
        assertThat(play.log())
                .anyMatch(line -> line.equals("Odane uses Farsight on Odane: lessen what the watched ones feel"));
    }

    @Test
    @Ledger("NAR-FX-ORA-6")
    void extended_farsight_shows_the_psyker_what_is_far_away() {
        var play = scenario(Band.SHORT, odane, brann)
                .dice("check.roll", 4, 10, 1, 1, 1)
                .choice("spend.active", "augury-extended-farsight:advantage");

        manifest(play, odane, power("augury", "divination", "extended-farsight"), odane);

        play.allUsed();
        assertThat(play.log()).contains("Odane uses Extended Farsight on Odane: lessen what the watched ones feel");
    }

    @Test
    @Ledger("NAR-FX-ORA-6")
    void the_gamemaster_may_say_that_nothing_can_be_seen() {
        var play = scenario(Band.SHORT, odane, brann)
                .dice("check.roll", 4, 1, 1, 1, 1)
                .choice("power.confirm", "no");

        manifest(play, odane, power("augury", "divination", "extended-farsight"), odane);

        play.allUsed();
        assertThat(play.log()).noneMatch(line -> line.contains("Farsight"));
    }

    @Test
    @Ledger({"NAR-FX-ORA-7", "NAR-STORY-2", "NAR-STORY-5"})
    void cheat_death_undoes_a_fall_for_a_story_point_once() {
        var play = scenario(Band.SHORT, odane, brann, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .choice("power.cheat-death", "yes")
                .dice("injury.roll", 1);
        manifest(play, odane, power("augury", "divination", "cheat-death"), brann);

        Suffering.wounds(play, brann, 40);
        assertThat(brann.canAct()).isTrue();
        assertThat(brann.vitals().strain()).isEqualTo(Thresholds.strain(brann));
        Suffering.wounds(play, brann, 1);

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Augury through Divination, 2P vs 4D: success, 2 successes",
                        "Brann has 1 boost die on its next check",
                        "Brann foresees a fall, which a Story Point can undo",
                        "Odane suffers 2 strain, 2 of 14",
                        "Brann suffers 40 wounds, 28 of 14, and is incapacitated",
                        "Brann has foreseen this and does not fall",
                        "Brann does not fall: 14 wounds and 13 strain",
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2",
                        "Brann suffers 1 wound, 15 of 14, and is incapacitated",
                        "Brann suffers a Critical Injury, 1 -10 Durable = -9: Minor Nick",
                        "Brann suffers 1 strain, 14 of 13, and is incapacitated");
    }

    /** The activated injury of the same hit is undone with it. */
    @Test
    @Ledger("NAR-FX-ORA-7")
    void the_injury_of_the_hit_that_fells_is_undone_too() {
        var play = scenario(Band.SHORT, odane, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .dice("check.roll", 4, 12, 1, 1)
                .choice("spend.active", "critical-injury:triumph")
                .choice("power.cheat-death", "yes");
        manifest(play, odane, power("augury", "divination", "cheat-death"), mirelle);
        Suffering.wounds(play, mirelle, 10);

        Attack.resolve(play, attack(play.state(), sergeant, mirelle, "auto-rifle"));

        play.allUsed();
        assertThat(mirelle.injuries().list()).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Augury through Divination, 2P vs 4D: success, 2 successes",
                        "Mirelle has 1 boost die on its next check",
                        "Mirelle foresees a fall, which a Story Point can undo",
                        "Odane suffers 2 strain, 2 of 14",
                        "Mirelle suffers 10 wounds, 10 of 14",
                        "Trooper sergeant rolls Auto rifle against Mirelle, 2P 1A vs 1D: success, 3 successes, 1"
                                + " triumph",
                        "1 triumph of Trooper sergeant buys Critical Injury",
                        "Mirelle is hit by Auto rifle: +7 Auto rifle +3 net successes -3 soak = 7 wounds, 17 of 14,"
                                + " and is incapacitated",
                        "Mirelle has foreseen this and does not fall",
                        "Mirelle does not fall: 14 wounds and 15 strain",
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2");
    }

    /** Whoever would die of an injury lives, and the injury is gone. */
    @Test
    @Ledger("NAR-FX-ORA-7")
    void a_deadly_injury_is_undone_as_well() {
        var play = scenario(Band.SHORT, odane, mirelle, sergeant)
                .dice("check.roll", 4, 1, 1, 1, 1, 1)
                .choice("power.cheat-death", "yes")
                .dice("injury.roll", 100);
        manifest(play, odane, power("augury", "divination", "cheat-death"), mirelle);

        CriticalInjuries.inflict(play, mirelle, Modifiers.of("a long fall", 75), Optional.empty());

        play.allUsed();
        assertThat(mirelle.vitals().dead()).isFalse();
        assertThat(mirelle.injuries().list()).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Odane rolls Augury through Divination, 2P vs 4D: success, 2 successes",
                        "Mirelle has 1 boost die on its next check",
                        "Mirelle foresees a fall, which a Story Point can undo",
                        "Odane suffers 2 strain, 2 of 14",
                        "Mirelle suffers a Critical Injury, 100 +75 a long fall -10 Durable = 165: Dead",
                        "Mirelle has foreseen this and does not fall",
                        "Mirelle does not fall: 14 wounds and 15 strain",
                        "Mirelle is healed of Dead",
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2");
    }
}
