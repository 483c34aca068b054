package arbiter.games.centuryg.rule;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Hidden;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.ScenarioTest;
import org.junit.jupiter.api.Test;

/** The menu of an Action: every Attack by itself, whatever else takes a Weapon or a partner once. */
class MenuTest extends ScenarioTest<CenturyState> {

    private Scenario<CenturyState> skirmish() {
        return scenario(fight(
                mecha("Aska", "1,1").speed(0).armed("beam-rifle", "chainblade"),
                mecha("Bran", "1,2").speed(0),
                mecha("Vex", "1,1").foe().threshold(10),
                mecha("Wolf", "2,1").foe().threshold(10)));
    }

    @Test
    @Ledger({"BCG-OFF-1", "BCG-OP-8"})
    void attacks_come_first_and_everything_else_stands_there_once() {
        var play = skirmish();

        assertThat(Bout.deeds(play.state(), play.state().fighter("aska")))
                .startsWith("attack:beam-rifle", "attack:beam-rifle:boosted", "attack:chainblade", "attack:cqc")
                .containsSubsequence("attack:vulcans", "suppress", "assist", "engage", "aim")
                .containsOnlyOnce("delay")
                .doesNotHaveDuplicates();
    }

    @Test
    @Ledger({"BCG-OFF-6", "BCG-OFF-5"})
    void the_weapon_is_asked_for_after_what_it_is_for() {
        var play = skirmish()
                .choice("turn.action", "suppress")
                .choice("attack.weapon", "suppress:beam-rifle")
                .choice("attack.target", "wolf")
                .dice("attack.might", 9);
        Bout.turn(play, "aska");

        Bout.act(play);

        assertThat(play.log()).anyMatch(line -> line.startsWith("Aska against Wolf with the Beam Rifle"));
    }

    @Test
    @Ledger("BCG-OFF-4")
    void what_could_be_meant_for_somebody_says_so() {
        var play = skirmish();

        assertThat(Drill.whom(play, "aska", "attack:beam-rifle")).containsExactly("vex", "wolf");
        assertThat(Drill.whom(play, "aska", "engage:chainblade")).containsExactly("vex");
        assertThat(Drill.whom(play, "aska", "aim")).containsExactly("vex", "wolf");
    }

    @Test
    @Ledger({"BCG-UTIL-4", "BCG-AMB-29"})
    void nobody_waits_for_an_enemy_they_do_not_know_of() {
        var play = skirmish();
        play.emit(new Hidden("wolf", true));

        assertThat(Delay.others(play.state(), play.state().fighter("aska")))
                .extracting(unit -> unit.id())
                .containsExactly("bran", "vex");
    }
}
