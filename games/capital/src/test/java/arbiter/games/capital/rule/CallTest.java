package arbiter.games.capital.rule;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.testkit.Scenario;
import arbiter.testkit.ScenarioTest;
import java.util.List;

/** A table at which somebody may call for something. */
abstract class CallTest extends ScenarioTest<CapitalState> {

    final CapitalGame game = new CapitalGame();
    final Combatant mara =
            named("Mara").can("mind-trick").item("torch").item("toolkit").here();
    final Combatant nilo = named("Nilo").at(5, 0).here();
    final Combatant raider = named("Raider").foe().at(9, 0).here();
    final CapitalState state = under(mara, nilo, raider);

    List<String> ids(Decider decider) {
        return game.calls(state).stream()
                .filter(call -> call.decider().equals(decider))
                .map(call -> call.option().id())
                .toList();
    }

    void call(Scenario<CapitalState> play, String id) {
        Call found = game.calls(state).stream()
                .filter(call -> call.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        game.call(play, found);
    }
}
