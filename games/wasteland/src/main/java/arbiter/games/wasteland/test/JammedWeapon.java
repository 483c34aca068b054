package arbiter.games.wasteland.test;

import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.item.ItemEvents.WeaponJammed;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** The gun cannot attack until somebody clears it. Ledger: comp-jam. */
record JammedWeapon() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return attempt.weapon()
                .filter(form ->
                        form.mode() == AttackForm.Mode.SHOT && form.item().isPresent())
                .isPresent();
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        int place = attempt.weapon().orElseThrow().item().getAsInt();
        play.emit(new WeaponJammed(attempt.actor().id(), place));
    }
}
