package arbiter.games.wasteland.test;

import arbiter.games.wasteland.item.Grip;
import arbiter.games.wasteland.item.ItemEvents.ItemDropped;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** The weapon lies on the ground where the attacker is. Ledger: comp-drop-weapon. */
record DroppedWeapon() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return attempt.weapon()
                .filter(form -> form.item().isPresent() && form.grip() != Grip.BODY)
                .isPresent();
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        play.emit(new ItemDropped(
                attempt.actor().id(), attempt.weapon().orElseThrow().item().getAsInt()));
    }
}
