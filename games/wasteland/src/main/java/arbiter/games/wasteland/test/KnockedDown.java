package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;

/** The attacker falls prone. */
record KnockedDown() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return !attempt.actor().isProne();
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        Posture.fall(play, attempt.actor());
    }
}
