package arbiter.games.duel.fight;

import static arbiter.games.duel.Duelists.as;
import static arbiter.games.duel.Duelists.fighter;
import static arbiter.games.duel.Duelists.underWay;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.duel.DuelGame;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest extends StrictScenarios<DuelState> {

    private final DuelGame game = new DuelGame();
    private final Fighter mara = fighter("Mara", "blade");
    private final Fighter vex = fighter("Vex", "cutthroat");

    @Test
    @Ledger({"DUEL-START-1", "DUEL-START-2", "DUEL-SHEET-1"})
    void everybody_keeps_a_reserve_in_secret_before_the_first_turn() {
        var play = scenario(DuelState.of(List.of(mara, vex)))
                .choice("reserve.keep", "2")
                .choice("reserve.keep", "4")
                .choice("turn.action", "breathe");

        game.advance(play);
        game.advance(play);

        assertThat(play.log())
                .containsExactly(
                        "Mara keeps 2 nerve in reserve",
                        "Vex keeps 4 nerve in reserve",
                        "The duel begins",
                        "Mara catches breath: 3",
                        "Vex is next, round 1");
        assertThat(play.events().get(1).audience(play.state()).includes(Viewer.player("mara")))
                .isFalse();
        assertThat(game.view(play.state(), Viewer.player("mara"))
                        .unit("vex")
                        .orElseThrow()
                        .bars())
                .noneMatch(bar -> bar.label().equals("reserve"));
    }

    @Test
    @Ledger({"DUEL-TURN-1", "DUEL-TURN-2"})
    void a_turn_is_an_attack_or_a_breath_and_the_fallen_are_passed_over() {
        Fighter fallen = as(fighter("Oda", "guard", "Vex"), 0, 0, 0);
        var play = scenario(underWay(mara, fallen, vex)).choice("turn.action", "Catch breath");

        game.advance(play);

        assertThat(play.log()).containsExactly("Mara catches breath: 3", "Vex is next, round 1");
        assertThat(play.state().active()).isSameAs(vex);
    }

    @Test
    @Ledger("DUEL-TURN-3")
    void from_round_twelve_on_standing_there_costs_health() {
        var play = scenario(DuelState.of(List.of(mara, vex), 12, 0, true, true)).choice("turn.action", "breathe");

        game.advance(play);

        assertThat(play.log()).startsWith("Mara loses 1 health, 13 left");
    }

    @Test
    @Ledger("DUEL-TURN-3")
    void a_table_may_play_without_weariness() {
        var play =
                scenario(DuelState.of(List.of(mara, vex), 12, 0, true, false)).choice("turn.action", "breathe");

        game.advance(play);

        assertThat(play.log()).startsWith("Mara catches breath: 3");
    }

    @Test
    @Ledger({"DUEL-HARM-1", "DUEL-END-1"})
    void the_last_side_standing_wins() {
        Fighter nearlyDone = as(vex, 3, 0, 0);
        var play = scenario(underWay(mara, nearlyDone))
                .choice("turn.action", "attack vex")
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 1);

        game.advance(play);

        assertThat(play.log()).endsWith("Vex loses 4 health, 0 left", "Vex falls");
        assertThat(game.ending(play.state()).orElseThrow().winner()).contains("Mara");
    }

    @Test
    @Ledger("DUEL-END-1")
    void nobody_wins_when_the_last_one_tires_to_death() {
        Fighter alone = as(mara, 1, 0, 0);
        Fighter other = as(vex, 0, 0, 0);
        var play = scenario(DuelState.of(List.of(alone, other), 12, 0, true, true));

        game.advance(play);

        assertThat(play.log()).containsExactly("Mara loses 1 health, 0 left", "Mara falls");
        assertThat(game.ending(play.state()).orElseThrow().winner()).isEmpty();
    }
}
