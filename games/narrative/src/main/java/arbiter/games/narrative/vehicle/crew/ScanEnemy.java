package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Spend.Symbol;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.ExtraSpend;
import arbiter.kernel.Play;
import java.util.Optional;

/** Learning what an enemy vehicle has, and for two advantages how it is. Ledger: NAR-CA-7. */
final class ScanEnemy implements CrewActionTrait {

    private static final String LEVELS = "scan-levels";
    private static final int ADVANTAGES = 2;

    @Override
    public boolean hasTarget() {
        return true;
    }

    @Override
    public Optional<SpendRow> offer(Participant one, Participant vehicle, Optional<Participant> target) {
        return Optional.of(ExtraSpend.noted(CheckInProgress::succeeds, 6)
                .row(
                        LEVELS,
                        "Look closer",
                        "The scan also tells how much hull trauma and system strain the vehicle has.",
                        Symbol.ADVANTAGE,
                        ADVANTAGES,
                        1));
    }

    @Override
    public void succeed(Play<NarrativeState> play, CrewAttempt attempt) {
        Participant enemy = attempt.target().orElseThrow();
        boolean levels = attempt.check().timesBought(LEVELS) > 0;
        play.emit(CrewEvents.VehicleScanned.of(attempt.one(), enemy, levels));
    }
}
