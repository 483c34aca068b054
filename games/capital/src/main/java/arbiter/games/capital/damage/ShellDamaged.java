package arbiter.games.capital.damage;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Weight;
import java.util.Locale;
import java.util.Optional;

/** Power armour is hurt in its wearer's place; what goes beyond is lost, and at nothing it throws the wearer out. Ledger: CAP-AMB-22. */
public record ShellDamaged(String unit, Modifiers damage, DamageType type) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        int left = Math.max(0, combatant.powerArmour().hp() - damage.total());
        PowerArmourStatus armour = combatant.powerArmour().withHp(left);
        combatant.set(left == 0 ? armour.standing(Optional.of(combatant.base().centre())) : armour);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.unit(unit).powerArmour().hp();
        return tell(
                state,
                unit,
                "'s armour takes " + damage.total() + " " + type.name().toLowerCase(Locale.ROOT) + " damage, "
                        + (left == 0 ? "breaks and throws its wearer out" : left + " HP left"));
    }
}
