package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** A cautious unit saves a point of Energy, once per Overwatch. Ledger: cautious, CAP-AMB-21. */
public record CautionPaid(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.watch().withCautiousUsed(true));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is cautious and saves 1 Energy");
    }
}
