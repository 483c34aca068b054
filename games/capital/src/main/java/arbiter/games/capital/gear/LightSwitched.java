package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A torch or lantern goes on or off. Ledger: torch, electric-lantern. */
public record LightSwitched(String unit, int item, boolean on) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.stocks().withLight(item, on));
    }

    @Override
    public Line line(CapitalState state) {
        String name = state.unit(unit).profile().items().get(item).item().name();
        return tell(state, unit, " switches the " + name + (on ? " on" : " off"));
    }
}
