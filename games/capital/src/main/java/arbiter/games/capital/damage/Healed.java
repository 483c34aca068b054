package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A unit, or its power armour, gets hit points back; it leaves Critical Condition but stays on the ground. Ledger: CAP-DYING-5. */
public record Healed(String unit, Modifiers amount, boolean shell) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        if (shell) {
            PowerArmourStatus armour = combatant.powerArmour();
            int most = combatant.profile().shell().orElseThrow().hitPoints();
            combatant.set(armour.withHp(Math.min(most, armour.hp() + amount.total())));
            return;
        }
        int hp = Math.min(combatant.maxHp(), combatant.hp() + amount.total()); // CAP-AMB-141
        combatant.set(combatant.health().withHp(hp).withLife(Life.UP));
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        String parts = amount.parts().size() > 1 ? " (" + amount + ")" : "";
        String now = shell ? "the armour has " + combatant.powerArmour().hp() : "now " + combatant.hp();
        return tell(state, unit, " regains " + amount.total() + " HP" + parts + ", " + now);
    }
}
