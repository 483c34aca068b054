package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Healing beyond the maximum becomes Overflow. Ledger: patch-up-1, CAP-AMB-103. */
public record OverflowGained(String unit, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().overflow += amount;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has " + state.combatant(unit).care().overflow + " Overflow");
    }
}
