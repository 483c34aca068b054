package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.games.wasteland.zone.PostureEvents.CameIntoTheOpen;
import arbiter.kernel.Play;

/** The attacker is behind cover no more until the next movement. Ledger: comp-exposed. */
record LostCover() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return Posture.canBeExposed(attempt.actor());
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        play.emit(new CameIntoTheOpen(attempt.actor().id()));
    }
}
