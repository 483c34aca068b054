package arbiter.games.capital.ability;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Whom a Sentinel may hamper. */
class PowerPlayTargetsTest extends StrictScenarios<CapitalState> {

    @Test
    @Ledger({"power-play-1", "CAP-AMB-111"})
    void anybody_in_sight_can_be_hampered_enemies_first_and_oneself_last() {
        Combatant orin = red("Orin").having("power-play-1").make();
        Combatant friend = red("Friend").at(0, 2).make();
        Combatant brute = blue("Brute").at(2, 0).make();
        var play = scenario(table(orin, friend, brute));

        assertThat(ActMenu.actions(play.state(), orin))
                .extracting(CapitalAct::id)
                .filteredOn(id -> id.startsWith("power-play") && id.endsWith("short-move"))
                .containsExactly(
                        "power-play:brute:short-move", "power-play:friend:short-move", "power-play:orin:short-move");

        AttackCast.act(play.state(), orin, "power-play:" + friend.id() + ":short-move")
                .resolve(play, Occasion.ACTION);

        assertThat(PowerPlayHindrances.of(friend).hampered(Hindrance.Kind.SHORT_MOVE))
                .isTrue();
    }
}
