package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static arbiter.games.narrative.power.Psykers.manifest;
import static arbiter.games.narrative.power.Psykers.mirelle;
import static arbiter.games.narrative.power.Psykers.power;
import static arbiter.games.narrative.power.Psykers.vane;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

class LastingPowersTest {

    private final Participant vane = vane();
    private final Participant mirelle = mirelle();
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);

    private static void check(Scenario<NarrativeState> play, Participant one, String skill) {
        Check.roll(
                play, CheckInProgress.skill(play.state(), one, BOOK.skill(skill), Difficulty.AVERAGE, "a hard thing"));
    }

    /** 2P 2A against 2 or more D, with two successes and nothing else. */
    private static Scenario<NarrativeState> success(Scenario<NarrativeState> play, int difficulty) {
        int[] dice = new int[4 + difficulty];
        java.util.Arrays.fill(dice, 1);
        dice[0] = 4;
        return play.dice("check.roll", dice);
    }

    @Test
    @Ledger({"NAR-BP-2", "NAR-PSY-2", "NAR-PSY-8", "NAR-POOL-8"})
    void augment_adds_an_ability_die_and_costs_two_strain() {
        var play = success(scenario(Band.SHORT, vane, brann, troopers), 2).dice("check.roll", 1, 1, 1, 1, 1, 1, 1);

        manifest(play, vane, power("augment", "biomancy"), brann);
        check(play, brann, "athletics");

        play.allUsed();
        assertThat(play.log())
                .containsExactly(
                        "Doctor rolls Augment through Biomancy, 2P 2A vs 2D: success, 2 successes",
                        "Brann is under Augment of Doctor",
                        "Doctor suffers 2 strain, 2 of 14",
                        "Brann rolls Athletics, 1P 4A vs 2D: failure, nothing left over");
    }
}
