package arbiter.games.wasteland.test;

import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** A patient who is not dying loses 1 hit point, but not the last one. Ledger: comp-patient-hurt. */
record HurtPatient() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return attempt.patient()
                .filter(patient -> !patient.isDying() && patient.vitals().health() > 1)
                .isPresent();
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        Fighter patient = attempt.patient().orElseThrow();
        HealthLoss.take(play, patient, 1, patient.profile().plan().torso(), false);
    }
}
