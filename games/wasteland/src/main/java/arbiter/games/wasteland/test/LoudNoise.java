package arbiter.games.wasteland.test;

import arbiter.games.wasteland.awareness.Noticing;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Everybody near who was unaware of the roller is so no more. Ledger: comp-noise. */
record LoudNoise() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return Noticing.isHeardBySomebody(state, attempt.actor());
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        Noticing.ofNoise(play, attempt.actor());
    }
}
