package arbiter.games.capital.state;

import arbiter.games.capital.sheet.DamageType;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A unit loses hit points, or Bones when it has none left; what goes beyond is lost. Ledger: CAP-DYING-3, CAP-AMB-66. */
public record Wounded(String unit, Modifiers damage, DamageType type) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        if (combatant.hp > 0) {
            combatant.hp = Math.max(combatant.unkillable ? 1 : 0, combatant.hp - damage.total());
        } else {
            combatant.bones = Math.max(0, combatant.bones - damage.total());
        }
    }

    @Override
    public Line line(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        String parts = damage.parts().size() > 1 ? " (" + damage + ")" : "";
        String left = combatant.isCritical() ? combatant.bones + " Bones left" : combatant.hp + " HP left";
        return CapitalEvent.tell(
                state,
                unit,
                " takes " + damage.total() + " " + type.name().toLowerCase(java.util.Locale.ROOT) + " damage" + parts
                        + ", " + left);
    }
}
