package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Regeneration gives hit points back, up to the maximum; it can end Critical Condition. Ledger: CAP-KEY-REGEN. */
public record Regenerated(String unit, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.hp = Math.min(combatant.profile().maxima().hitPoints(), combatant.hp + amount);
        combatant.life = Life.UP;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " regenerates " + amount + ", HP " + state.combatant(unit).hp);
    }
}
