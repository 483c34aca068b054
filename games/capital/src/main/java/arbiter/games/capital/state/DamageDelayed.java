package arbiter.games.capital.state;

import arbiter.games.capital.sheet.DamageType;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import java.util.Locale;

/** Damage is counted instead of suffered. Ledger: CAP-AMB-106. */
public record DamageDelayed(String unit, Modifiers damage, DamageType type) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).care().delayed += damage.total();
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state,
                unit,
                " ignores " + damage.total() + " " + type.name().toLowerCase(Locale.ROOT) + " damage, "
                        + state.combatant(unit).care().delayed + " wait");
    }
}
