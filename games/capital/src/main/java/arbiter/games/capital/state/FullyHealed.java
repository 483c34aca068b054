package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Shell;
import arbiter.kernel.Line;

/** A unit and its power armour have all hit points back. Ledger: CAP-REST-3, CAP-AMB-22. */
public record FullyHealed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.combatant(unit);
        combatant.hp = combatant.maxHp();
        combatant.care().shellHp =
                combatant.profile().shell().map(Shell::hitPoints).orElse(0);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " has all HP back: " + state.combatant(unit).hp);
    }
}
