package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A weapon uses up Ammo. Ledger: CAP-EQ-6. */
public record AmmoSpent(String unit, int weapon, int amount) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).ammo[weapon] -= amount;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        String name = combatant.profile().weapons().get(weapon).weapon().name();
        return CapitalEvent.tell(state, unit, " has " + combatant.ammo[weapon] + " Ammo left in the " + name);
    }
}
