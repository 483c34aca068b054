package arbiter.games.narrative.check;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class SkillCheckTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, brann, troopers);

    private void turnOfIlka() {
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"))));
        Turn.resolve(play);
        play.choice("turn.slot", "ilka-dorn");
        Turn.resolve(play);
    }

    private void uses(String skill, String ruling) {
        play.choice("turn.action", "skill").choice("skill.which", skill).choice("skill.ruling", ruling);
    }

    @Test
    @Ledger({"NAR-CHECK-1", "NAR-CHECK-2", "NAR-ACT-2", "NAR-ACT-3"})
    void a_skill_is_used_with_the_action_as_hard_as_the_gamemaster_says() {
        turnOfIlka();
        uses("stealth", "hard");
        play.dice("check.roll", 4, 1, 1, 1, 1, 1, 1);

        Turn.resolve(play);

        assertThat(play.log()).endsWith("Ilka rolls Stealth, 2P 2A vs 3D: success, 2 successes");
        assertThat(ilka.turn().actionUsed()).isTrue();
    }

    @Test
    @Ledger({"NAR-CHECK-1", "NAR-ACT-3"})
    void some_things_take_several_actions() {
        turnOfIlka();
        uses("tech-use", "easy:2");
        Turn.resolve(play);
        assertThat(play.log()).endsWith("Ilka is at work with Tech-Use, 1 action more to go");
        play.choice("turn.action", "end").choice("turn.slot", "ilka-dorn").choice("turn.action", "go-on");
        play.dice("check.roll", 4, 1, 1);
        for (int i = 0; i < 4; i++) {
            Turn.resolve(play);
        }
        assertThat(play.log())
                .endsWith(
                        "Ilka brings what needs Tech-Use to its end",
                        "Ilka rolls Tech-Use, 2A vs 1D: success, 2 successes");
    }

    @Test
    @Ledger("NAR-POOL-10")
    void somebody_resists_or_all_compete() {
        turnOfIlka();
        uses("stealth", "against:line-trooper");
        play.dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        Turn.resolve(play);
        assertThat(play.log()).last().asString().startsWith("Ilka rolls Stealth, 2P 2A vs 3D");

        play.dice("check.roll", 2, 2, 1).dice("check.roll", 4, 1, 1, 1, 1);
        SkillCheck.competitive(play, List.of(ilka, brann), BOOK.skill("athletics"), Difficulty.EASY);
        assertThat(play.log())
                .endsWith(
                        "Ilka rolls Athletics, 2A vs 1D: success, 2 successes",
                        "Brann rolls Athletics, 1P 3A vs 1D: success, 2 successes",
                        "Nobody is best at Athletics");
    }
}
