package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A torch or lantern goes on or off. Ledger: torch, electric-lantern. */
public record LightSwitched(String unit, int item, boolean on) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Kit kit = state.combatant(unit).kit;
        kit.lit = Kit.with(kit.lit, item, on);
    }

    @Override
    public Line line(CapitalState state) {
        String name = state.combatant(unit).profile().items().get(item).item().name();
        return CapitalEvent.tell(state, unit, " switches the " + name + (on ? " on" : " off"));
    }
}
