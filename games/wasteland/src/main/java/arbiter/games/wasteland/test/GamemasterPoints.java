package arbiter.games.wasteland.test;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Two action points for the gamemaster, after tests of player characters only. Ledger: WAS-TEST-11, WAS-TEST-13. */
record GamemasterPoints() implements ComplicationTrait {

    private static final int POINTS = 2;

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return attempt.actor().isPlayerCharacter();
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        Purse.give(play, attempt.actor(), POINTS);
    }
}
