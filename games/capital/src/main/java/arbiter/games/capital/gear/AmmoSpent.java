package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A weapon uses up Ammo. Ledger: CAP-EQ-6. */
public record AmmoSpent(String unit, int weapon, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.ammoLeft().with(weapon, combatant.ammo(weapon) - amount));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        String name = combatant.profile().weapons().get(weapon).weapon().name();
        return tell(state, unit, " has " + combatant.ammo(weapon) + " Ammo left in the " + name);
    }
}
