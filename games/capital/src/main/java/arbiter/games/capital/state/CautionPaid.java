package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A cautious unit saves a point of Energy, once per Overwatch. Ledger: cautious, CAP-AMB-21. */
public record CautionPaid(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).momentum.cautiousUsed = true;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is cautious and saves 1 Energy");
    }
}
