package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** The gamemaster sets the Ammo in a weapon. Ledger: CAP-GEN-1. */
public record AmmoSet(String unit, int weapon, int ammo) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.ammoLeft().with(weapon, ammo));
    }

    @Override
    public Line line(CapitalState state) {
        String name = state.unit(unit).profile().weapons().get(weapon).weapon().name();
        return tell(state, unit, " has " + ammo + " Ammo in the " + name);
    }
}
