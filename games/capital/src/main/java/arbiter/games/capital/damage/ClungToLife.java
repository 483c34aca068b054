package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A Critical Success on the dying check: back to one hit point. Ledger: CAP-DYING-9, CAP-AMB-76. */
public record ClungToLife(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(new Health(
                Life.UP, 1, combatant.bones(), true, combatant.health().lastAction()));
        Afflictions.setProne(combatant, true);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " clings to life with 1 HP");
    }
}
