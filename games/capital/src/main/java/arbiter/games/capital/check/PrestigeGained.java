package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A unit earns Prestige. Ledger: CAP-PRES-1 to CAP-PRES-3, CAP-AMB-57. */
public record PrestigeGained(String unit, int points, String why) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.prestige().withPoints(combatant.prestige().points() + points));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " gains " + points + " Prestige for " + why + ", now "
                        + state.unit(unit).prestige().points());
    }
}
