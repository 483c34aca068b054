package arbiter.games.capital.gear;

import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Letting go of what one holds. */
class DropTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = somebody("Mara", "0,0").armed("pistol").unit();
    private final Combatant vera = somebody("Vera", "5,0").unit();

    @Test
    @Ledger({"CAP-EQ-2", "CAP-AMB-100"})
    void the_only_thing_in_hand_can_always_be_dropped() {
        var play = scenario(turnOf(mara, vera)).choice("hands.take", "drop:pistol:0");

        assertThat(ActMenu.instants(play.state(), mara))
                .extracting(CapitalAct::id)
                .contains("hands");
        new ChangeHands(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Mara has empty hands and has dropped Pistol");
        assertThat(mara.hands().lying()).hasSize(1);
    }

    @Test
    @Ledger("CAP-EQ-2")
    void whoever_has_nothing_has_nothing_to_drop() {
        var play = scenario(turnOf(vera, mara));

        assertThat(ActMenu.instants(play.state(), vera)).isEmpty();
    }
}
