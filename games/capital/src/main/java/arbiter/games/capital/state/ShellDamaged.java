package arbiter.games.capital.state;

import arbiter.games.capital.sheet.DamageType;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import java.util.Locale;

/** Power armour is hurt in its wearer's place; what goes beyond is lost, and at nothing it throws the wearer out. Ledger: CAP-AMB-22. */
public record ShellDamaged(String unit, Modifiers damage, DamageType type) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        Care care = combatant.care();
        care.shellHp = Math.max(0, care.shellHp - damage.total());
        if (care.shellHp == 0) {
            care.shellAt = combatant.base.centre();
        }
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.combatant(unit).care().shellHp;
        return CapitalEvent.tell(
                state,
                unit,
                "'s armour takes " + damage.total() + " " + type.name().toLowerCase(Locale.ROOT) + " damage, "
                        + (left == 0 ? "breaks and throws its wearer out" : left + " HP left"));
    }
}
