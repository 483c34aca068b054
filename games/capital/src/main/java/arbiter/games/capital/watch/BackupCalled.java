package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;

/** An owner puts the Signature Vehicle on Overwatch from afar. Ledger: CAP-AMB-126. */
public record BackupCalled(String owner, String vehicle) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(vehicle);
        combatant.set(combatant.watch().withAttacks(1));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, vehicle, " is on Overwatch for " + state.unit(owner).name());
    }
}
