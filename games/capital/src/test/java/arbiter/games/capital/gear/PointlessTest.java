package arbiter.games.capital.gear;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is allowed and would do nothing is offered all the same. */
class PointlessTest extends StrictScenarios<CapitalState> {

    @Test
    @Ledger({"primitive-first-aid-kit", "CAP-AMB-101"})
    void a_bandage_that_helps_nobody_comes_last_and_says_so() {
        Combatant medic = named("Medic").item("primitive-first-aid-kit").here();
        Combatant near = named("Near").at(1, 0).here();
        CapitalState state = under(medic, near);
        new Adjusted("near", 0, 8, 5).apply(state);
        ActFixture.hold(state, medic, 0);
        List<CapitalAct> menu = ActMenu.actions(state, medic);
        menu.addAll(ActMenu.instants(state, medic));

        ActMenu.pointlessLast(menu);

        assertThat(menu.subList(menu.size() - 3, menu.size()))
                .extracting(CapitalAct::text)
                .containsExactly(
                        "Use a Large Bandage on yourself (does nothing, 6 left)",
                        "Use a Small Bandage on yourself (does nothing, 12 left)",
                        "Use a Small Bandage on Near (does nothing, 12 left)");
        assertThat(menu).filteredOn(CapitalAct::isPointless).hasSize(3);
    }
}
