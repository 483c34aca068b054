package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** One of the Attacks of an Overwatch is made; with the last one it ends. Ledger: CAP-OW-4. */
public record OverwatchAttackMade(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.watch().withAttacks(Math.max(0, combatant.overwatch() - 1)));
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        int left = state.unit(unit).overwatch();
        String more = left == 1 ? " has 1 Overwatch Attack left" : " has " + left + " Overwatch Attacks left";
        return tell(state, unit, left == 0 ? " is no longer on Overwatch" : more);
    }
}
