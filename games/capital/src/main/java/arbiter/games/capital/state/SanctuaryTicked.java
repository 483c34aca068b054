package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** One turn less of Sanctuary. Ledger: CAP-AMB-73. */
public record SanctuaryTicked(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().sanctuary--;
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.combatant(unit).care().sanctuary;
        return CapitalEvent.tell(
                state, unit, left == 0 ? " is no longer a Sanctuary" : " stays a Sanctuary for another turn");
    }
}
