package arbiter.games.capital.damage;

import arbiter.games.capital.sheet.Shell;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit and its power armour have all hit points back. Ledger: CAP-REST-3, CAP-AMB-22. */
public record FullyHealed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.health().withHp(combatant.maxHp()));
        combatant.set(combatant
                .powerArmour()
                .withHp(combatant.profile().shell().map(Shell::hitPoints).orElse(0)));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has all HP back: " + state.unit(unit).hp());
    }
}
