package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A Tank becomes a Sanctuary for some turns. Ledger: sanctuary-1. */
public record SanctuaryBegan(String unit, int turns) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().sanctuary = turns;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is a Sanctuary for " + turns + " turns");
    }
}
