package arbiter.games.wasteland.test;

import arbiter.games.wasteland.action.GuardLowered;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** The attacker has 1 less Defense until the start of the own next turn. Ledger: comp-open-guard. */
record OpenGuard() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return attempt.actor().defense() > 0;
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        play.emit(new GuardLowered(attempt.actor().id()));
    }
}
