package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.kernel.Line;

/** An effect was used and is unavailable for now. Ledger: CAP-KEY-COOLDOWN. */
public record WentOnCooldown(String unit, AbilityId ability, String name) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.cooling |= Readiness.bit(ability);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, ": " + name + " is on Cooldown");
    }
}
