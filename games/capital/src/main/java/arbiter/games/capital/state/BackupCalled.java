package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** An owner puts the Signature Vehicle on Overwatch from afar. Ledger: CAP-AMB-126. */
public record BackupCalled(String owner, String vehicle) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(vehicle).overwatch = 1;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(
                state, vehicle, " is on Overwatch for " + state.combatant(owner).name());
    }
}
