package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A weapon has Ammo again, all of it or as much as it says. Ledger: CAP-EQ-6, CAP-AMB-141. */
public record Reloaded(String unit, int weapon) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Weapon gun = combatant.profile().weapons().get(weapon).weapon();
        int more = gun.reload().orElseThrow().amount().orElse(gun.ammo());
        combatant.set(combatant.ammoLeft().with(weapon, Math.min(gun.ammo(), combatant.ammo(weapon) + more)));
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        String name = combatant.profile().weapons().get(weapon).weapon().name();
        return tell(state, unit, " reloads the " + name + ", " + combatant.ammo(weapon) + " Ammo");
    }
}
