package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** Regeneration gives hit points back, up to the maximum; it can end Critical Condition. Ledger: CAP-KEY-REGEN. */
public record Regenerated(String unit, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        int hp = Math.min(combatant.profile().maxima().hitPoints(), combatant.hp() + amount);
        combatant.set(combatant.health().withHp(hp).withLife(Life.UP));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " regenerates " + amount + ", HP " + state.unit(unit).hp());
    }
}
