package arbiter.games.capital.damage;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;

/** A unit loses hit points, or Bones when it has none left; what goes beyond is lost. Ledger: CAP-DYING-3, CAP-AMB-66. */
public record Wounded(String unit, Modifiers damage, DamageType type) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        Health health = combatant.health();
        if (health.hp() > 0) {
            combatant.set(health.withHp(Math.max(health.unkillable() ? 1 : 0, health.hp() - damage.total())));
        } else {
            combatant.set(health.withBones(Math.max(0, health.bones() - damage.total())));
        }
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.unit(unit);
        String parts = damage.parts().size() > 1 ? " (" + damage + ")" : "";
        String left = combatant.isCritical() ? combatant.bones() + " Bones left" : combatant.hp() + " HP left";
        return tell(
                state,
                unit,
                " takes " + damage.total() + " " + type.name().toLowerCase(java.util.Locale.ROOT) + " damage" + parts
                        + ", " + left);
    }
}
