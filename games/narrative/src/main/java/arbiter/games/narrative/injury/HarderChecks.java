package arbiter.games.narrative.injury;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Characteristic;
import java.util.EnumSet;

/** Checks with some characteristics are harder until it is healed. Ledger: NAR-CI-10 to 12, NAR-CI-18. */
record HarderChecks(EnumSet<Characteristic> which) implements InjuryTrait {

    @Override
    public void dice(CheckInProgress check, Injury injury) {
        if (which.contains(check.characteristic())) {
            check.add(INCREASE_DIFFICULTY, 1, injury.row().name());
        }
    }
}
