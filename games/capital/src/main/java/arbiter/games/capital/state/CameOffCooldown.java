package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** An effect is available again. Ledger: CAP-KEY-COOLDOWN. */
public record CameOffCooldown(String unit, CoolingEffect effect, String name) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        effect.set(state.combatant(unit).readiness, false);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " can use " + name + " again");
    }
}
