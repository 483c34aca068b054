package arbiter.games.wasteland.test;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Something in words, for the people at the table. */
record ToldComplication() implements ComplicationTrait {

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        // told by the event that names it; nothing changes
    }
}
