package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.kernel.Line;

/** An Ultimate was used; only a Full Rest can bring it back. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
public record UltimateSpent(String unit, AbilityId ultimate, String name) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.spent |= Readiness.bit(ultimate);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " uses the Ultimate " + name);
    }
}
