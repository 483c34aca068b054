package arbiter.games.wasteland.effect;

import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.turn.LostActions;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** The target loses the normal actions of its next turn, however many Effects there are. Ledger: WAS-EFF-7. */
record StunEffect() implements DamageEffect {

    @Override
    public String words() {
        return "Stun";
    }

    @Override
    public Afterwards when() {
        return Afterwards.STUN;
    }

    @Override
    public void afterwards(Play<WastelandState> play, DamageSource source, Hit first, int effects) {
        LostActions.inflict(play, first.target(), "Stun");
    }
}
