package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.kernel.Play;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Attacks that answer an attack, one after the other. */
class OutOfTurnTest extends CombatScenario {

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().level(0).speed(0).guard(9).threshold(9);
    }

    private static void dares(Play<CenturyState> play, String unit) {
        play.emit(new Marked(
                new Mark(Mark.Kind.COME_AT_ME, unit, unit, "", 1, Clock.rounds(unit, 3)), "dares the Enemy"));
    }

    @Test
    @Ledger({"come-at-me-bro", "BCG-DUEL-7", "BCG-AMB-59"})
    void whoever_is_higher_in_the_order_answers_first() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "3,3").level(0).speed(0).threshold(9),
                        foe("Vex", "3,3"),
                        foe("Fang", "4,3"),
                        foe("Wolf", "5,3")),
                1,
                "aska");
        new InitiativeRolled("vex", 5, 0).apply(state);
        new InitiativeRolled("wolf", 9, 0).apply(state);
        var play = scenario(state)
                .dice("attack.might", 1, 1)
                .choice("attack.free", "attack:vulcans") // Wolf
                .dice("attack.might", 1, 1)
                .choice("attack.free", "pass"); // Vex
        play.emit(new DuelBegan("aska", "vex"));
        dares(play, "wolf");

        attack(play, state.unit("aska"), state.unit("fang"), "vulcans");

        assertThat(play.log()).anyMatch(line -> line.startsWith("Wolf against Aska with the Vulcans"));
    }

    @Test
    @Ledger({"come-at-me-bro", "BCG-DOCK-3"})
    void a_docked_unit_that_answers_leans_out() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "3,3").level(0).speed(0).threshold(9),
                        foe("Ark", "5,3").fitted("base-unit"),
                        foe("Fang", "4,3"),
                        foe("Wolf", "5,3")),
                1,
                "aska");
        var play = scenario(state)
                .dice("attack.might", 1, 1)
                .choice("attack.free", "attack:vulcans")
                .dice("attack.might", 1, 1);
        play.emit(new Docked("wolf", "ark"));
        dares(play, "wolf");

        attack(play, state.unit("aska"), state.unit("fang"), "vulcans");

        assertThat(state.has(Mark.Kind.LEANING_OUT, state.unit("wolf"))).isTrue();
    }
}
