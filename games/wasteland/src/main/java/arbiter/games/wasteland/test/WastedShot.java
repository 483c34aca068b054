package arbiter.games.wasteland.test;

import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.item.ItemEvents.ShotsFired;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** One more shot or burst is lost; the one of the attack itself is spent only later. Ledger: comp-extra-shot. */
record WastedShot() implements ComplicationTrait {

    @Override
    public boolean applies(WastelandState state, TestAttempt attempt) {
        return attempt.weapon()
                .filter(form -> form.ammunition().isPresent() && form.volleys(attempt.actor()) > 1)
                .isPresent();
    }

    @Override
    public void resolve(Play<WastelandState> play, TestAttempt attempt) {
        AttackForm form = attempt.weapon().orElseThrow();
        play.emit(new ShotsFired(attempt.actor().id(), form.ammunition().orElseThrow(), form.shotsAtOnce()));
    }
}
