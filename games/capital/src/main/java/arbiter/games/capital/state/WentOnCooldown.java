package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** An effect was used and is unavailable for now. Ledger: CAP-KEY-COOLDOWN. */
public record WentOnCooldown(String unit, CoolingEffect effect, String name) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        effect.set(state.combatant(unit).readiness, true);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, ": " + name + " is on Cooldown");
    }
}
