package arbiter.games.wasteland.creature;

import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;

/** A hit with an Effect also knocks the target prone. Ledger: WAS-PRONE-1. */
record KnocksDown() implements CreatureTrait {

    @Override
    public void onHit(Play<WastelandState> play, Hit hit, int effects) {
        if (effects > 0) {
            Posture.fall(play, hit.target());
        }
    }
}
