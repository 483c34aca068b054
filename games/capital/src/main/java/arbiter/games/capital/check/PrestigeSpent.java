package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit's whole Prestige goes into one power. Ledger: CAP-PRES-4, CAP-AMB-57. */
public record PrestigeSpent(String unit, String power) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.prestige().withPoints(0));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " spends all Prestige: " + power);
    }
}
