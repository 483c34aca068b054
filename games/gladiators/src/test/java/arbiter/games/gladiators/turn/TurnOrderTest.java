package arbiter.games.gladiators.turn;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.turn.TurnEvents.TurnEnded;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who comes when, and what a turn is good for. */
class TurnOrderTest extends StrictScenarios<GladiatorsState> {

    private static final String QUICKNESS = "{ability: speed, source: mutant, level: %d}";

    private final GladiatorsGame game = new GladiatorsGame();

    private void advance(Scenario<GladiatorsState> play, int steps) {
        for (int i = 0; i < steps; i++) {
            game.advance(play);
        }
    }

    @Test
    @Ledger({"GG-INI-1", "GG-INI-2", "speed"})
    void the_fastest_come_first_then_majors_then_who_rolls_higher() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(9, 5), QUICKNESS.formatted(1)); // bought, not switched on
        Gladiator cora = villain("Cora", hex(9, 6));
        Gladiator dee = villain("Dee", hex(9, 8), QUICKNESS.formatted(3));
        Gladiator thug = thug("Thug", hex(9, 7), QUICKNESS.formatted(1));
        var play = scenario(table(thug, ana, ben, cora, dee)).dice("order.tie", 4, 4, 2, 7);

        TurnOrder.resolve(play);

        assertThat(play.state().sequence().order()).containsExactly("dee", "ben", "thug", "cora", "ana");
    }

    @Test
    @Ledger({"GG-INI-3", "GG-TRN-2", "GG-INI-4", "GG-AMB-87"})
    void each_has_one_turn_of_two_actions_in_a_full_turn_and_may_drop_back_once() {
        Gladiator ana = hero("Ana", hex(5, 5), QUICKNESS.formatted(2));
        Gladiator ben = villain("Ben", hex(15, 5), QUICKNESS.formatted(1));
        Gladiator cora = villain("Cora", hex(15, 7));
        ben.set(ben.debts().stunned(true));
        ActionDebts.owe(cora);
        ActionDebts.owe(cora);
        var play = scenario(table(ana, ben, cora))
                .choice("turn.delay", "after:ben")
                .choice("turn.delay", "now")
                .choice("turn.action", "end-turn")
                .choice("turn.action", "move:walk")
                .choice("move.place", "6,5")
                .choice("turn.action", "move:walk")
                .choice("move.place", "7,5");

        advance(play, 3); // the order, Ana waits, Ben's turn begins
        advance(play, 1);
        advance(play, 1); // Ana is not asked again
        advance(play, 3);
        advance(play, 2); // Cora has nothing left to act with

        assertThat(play.log())
                .containsExactly(
                        "Turn order: Ana, Ben, Cora",
                        "Ana delays until after Ben",
                        "Ben's turn, 1 action",
                        "Ana's turn, 2 actions",
                        "Ana: Move by Walk, up to 3 hexes",
                        "Ana moves 1 hex, to 9 hexes west of Ben, by ground",
                        "Ana: Move by Walk, up to 3 hexes",
                        "Ana moves 1 hex, to 8 hexes west of Ben, by ground",
                        "Cora's turn, 0 actions");
        advance(play, 1);
        assertThat(play.log()).last().isEqualTo("Turn 2");
        assertThat(play.state().sequence().upcoming()).contains("ana"); // the delay was for one full turn
    }

    @Test
    @Ledger("GG-AMB-87")
    void who_is_out_of_action_does_not_wait() {
        Gladiator ana = hero("Ana", hex(5, 5), QUICKNESS.formatted(2));
        Gladiator ben = villain("Ben", hex(15, 5));
        ana.set(ana.out().out(false, false, 1));
        var play = scenario(table(ana, ben)).dice("reactivation.roll", 3);

        advance(play, 2);

        assertThat(play.log())
                .containsExactly(
                        "Turn order: Ana, Ben", "Ana: needs 4, rolls 3, stays out of action", "Ana's turn, 2 actions");
    }

    @Test
    @Ledger({"GG-TRN-4", "GG-TRN-5"})
    void getting_up_and_finding_ones_bearings_take_an_action_each_and_no_roll() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(15, 5));
        var play = scenario(table(ana, ben));

        ana.set(ana.posture().prone(true));
        Acts.take(play, ana, "stand-up");
        ana.set(ana.posture().disorientated(true));
        Acts.take(play, ana, "recover");

        assertThat(play.log()).containsExactly("Ana is up again", "Ana is up again");
        assertThat(ana.posture()).isEqualTo(ben.posture());
        assertThat(Acts.menu(play.state(), ana)).doesNotContain("stand-up", "recover");
        assertThat(new PlainActs.StandUp().actions()).isEqualTo(1);
        assertThat(new PlainActs.Recover().actions()).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-INI-3", "radiation"})
    void six_full_turns_are_a_minute() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Environments rays = Environments.natural(
                List.of(new NaturalEnvironment(Climate.RADIATION, 2, List.of(), Optional.empty())));
        var play = scenario(table(Walls.NONE, rays, ana)).dice("environment.result", 1);
        TurnOrder.resolve(play);

        for (int turn = 1; turn <= 6; turn++) {
            play.emit(new TurnEnded("ana"));
            FullTurnEnd.resolve(play);
        }

        assertThat(play.log())
                .containsExactly(
                        "Turn order: Ana",
                        "Turn 2",
                        "Turn 3",
                        "Turn 4",
                        "Turn 5",
                        "Turn 6",
                        "Radiation on Ana: +2 Radiation needs 4, rolls 1, no effect",
                        "Turn 7");
    }
}
