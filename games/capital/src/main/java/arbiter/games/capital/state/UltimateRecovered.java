package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.kernel.Line;

/** An Ultimate is available again. Ledger: CAP-KEY-ULTIMATE. */
public record UltimateRecovered(String unit, AbilityId ultimate, String name) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.spent &= ~Readiness.bit(ultimate);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has the Ultimate " + name + " again");
    }
}
