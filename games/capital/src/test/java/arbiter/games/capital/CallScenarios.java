package arbiter.games.capital;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;

/** A table at which somebody may call for something. */
public abstract class CallScenarios extends StrictScenarios<CapitalState> {

    final CapitalGame game = new CapitalGame();
    public final Combatant mara =
            named("Mara").can("mind-trick").item("torch").item("toolkit").here();
    public final Combatant nilo = named("Nilo").at(5, 0).here();
    public final Combatant raider = named("Raider").foe().at(9, 0).here();
    public final CapitalState state = under(mara, nilo, raider);

    public List<String> ids(Decider decider) {
        return game.calls(state).stream()
                .filter(call -> call.decider().equals(decider))
                .map(call -> call.option().id())
                .toList();
    }

    public void call(Scenario<CapitalState> play, String id) {
        Call found = game.calls(state).stream()
                .filter(call -> call.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        game.call(play, found);
    }
}
