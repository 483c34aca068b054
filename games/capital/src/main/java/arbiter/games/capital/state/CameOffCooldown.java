package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.kernel.Line;

/** An effect is available again. Ledger: CAP-KEY-COOLDOWN. */
public record CameOffCooldown(String unit, AbilityId ability, String name) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).readiness.cooling &= ~Readiness.bit(ability);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " can use " + name + " again");
    }
}
