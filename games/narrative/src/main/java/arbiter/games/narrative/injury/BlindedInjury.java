package arbiter.games.narrative.injury;

import static arbiter.games.narrative.pool.PoolChange.Kind.UPGRADE_DIFFICULTY;

import arbiter.games.narrative.check.CheckInProgress;

/** Everything is harder for who cannot see. Ledger: NAR-CI-24. */
final class BlindedInjury implements InjuryTrait {

    @Override
    public void dice(CheckInProgress check, Injury injury) {
        boolean looking =
                check.skill().id().equals("perception") || check.skill().id().equals("vigilance");
        check.add(UPGRADE_DIFFICULTY, looking ? 3 : 2, injury.row().name());
    }
}
