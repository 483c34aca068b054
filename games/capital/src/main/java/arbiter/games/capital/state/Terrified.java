package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit will have one Action less on its next turn, but at least one. Ledger: terrifying, CAP-AMB-124. */
public record Terrified(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).terrified++;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is terrified: one Action less next turn");
    }
}
