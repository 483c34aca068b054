package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Focus struck away and regained, and the other things that are said beforehand. */
class DisarmTest extends StrictScenarios<GladiatorsState> {

    private static final String GUN = BOLT.replace("Bolt", "Gun").replace("ranged]", "ranged, focus]");

    private static AttackAct act(Gladiator user, String word, Gladiator target) {
        return new AttackAct(power(user, word), power(user, word).way(), target);
    }

    private static List<String> menu(GladiatorsState state, Gladiator unit) {
        return ActMenu.actions(state, unit).stream().map(GladiatorAct::id).toList();
    }

    @Test
    @Ledger({"GG-DSM-1", "GG-DSM-2", "GG-DSM-3", "GG-DSM-4"})
    void a_focus_is_struck_away_and_regained_on_eight() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5), GUN);
        GladiatorsState state = table(ana, ben);
        var play = scenario(state)
                .choice("attack.how", "disarm:gun")
                .dice("attack.hit", 7)
                .dice("disarm.result", 3)
                .choice("attack.follow-up", "stop")
                .dice("disarm.regain", 7, 8);

        act(ana, "fist", ben).resolve(play, ana);
        assertThat(ben.condition().has(power(ben, "gun").place(), PowerFault.DISARMED))
                .isTrue();
        play.emit(new TurnBegan("ben", 2, List.of()));
        assertThat(menu(state, ben)).contains("regain:gun").noneMatch(id -> id.startsWith("attack:gun"));
        new RegainAct(power(ben, "gun")).resolve(play, ben);
        assertThat(menu(state, ben)).doesNotContain("regain:gun");
        new RegainAct(power(ben, "gun")).resolve(play, ben);
        assertThat(menu(state, ben)).contains("attack:gun:ana");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist at Ben: against +1 a Focus needs 7, rolls 7, hits",
                        "Ana's Fist, disarming, on Ben: +3 Fist needs 3, rolls 3, result 0",
                        "Ben is disarmed of Gun",
                        "Ben's turn, 2 actions",
                        "Ben reaches for Gun: needs 8, rolls 7, does not get it",
                        "Ben reaches for Gun: needs 8, rolls 8, has it again");
    }

    @Test
    @Ledger({"GG-DSM-1"})
    void what_can_be_said_beforehand_is_one_quiet_question() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                FIST.replace("melee]", "melee, burnout, lethal optional-lawful]"),
                "{ability: super-strength, source: mutant, level: 1, modifiers: [always-on]}",
                "{ability: accuracy, source: mutant, level: 1, modifiers: [always-on]}");
        Gladiator ben = villain("Ben", hex(6, 5), BOLT.replace("ranged]", "ranged, lethal]"));
        var play = scenario(table(ana, ben))
                .choice("attack.how", "slam", "burnout")
                .dice("power.burnout", 5)
                .dice("attack.hit", 8)
                .dice("attack.result", 1)
                .dice("knockback.result", 1)
                .dice("impact.result", 1)
                .choice("attack.follow-up", "stop");

        act(ana, "fist", ben).resolve(play, ana);

        assertThat(play.log())
                .startsWith(
                        "Ana's Fist: Burnout rolls 5, it goes on",
                        "Ana's Fist at Ben: -2 Hook or Slam needs 8, rolls 8, hits",
                        "Ana's Fist on Ben: +3 Fist +4 Burnout +1 Super Strength needs -2, rolls 1, result 3",
                        "Ben takes 1 hit");
    }

    @Test
    void lawful_is_only_for_those_who_used_lethal_first() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST.replace("melee]", "melee, lethal lawful]"));
        Gladiator ben = villain("Ben", hex(6, 5), FIST.replace("melee]", "melee, lethal]"));
        GladiatorsState state = table(ana, ben);
        assertThat(PowerTargets.opponents(state, ana, power(ana, "fist").way())).isEmpty();
        var play = scenario(state).dice("attack.hit", 5);

        act(ben, "fist", ana).resolve(play, ben);

        assertThat(PowerTargets.opponents(state, ana, power(ana, "fist").way())).containsExactly(ben);
    }
}
