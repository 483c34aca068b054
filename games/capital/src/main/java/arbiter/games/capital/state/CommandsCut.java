package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Commands no longer reach a Companion, or reach it again. Ledger: CAP-AMB-36. */
public record CommandsCut(String companion, boolean cutOff) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant unit = state.combatant(companion);
        unit.bond = new Bond(unit.bond.owner(), cutOff);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, companion, cutOff ? " is cut off from its owner" : " follows its owner again");
    }
}
