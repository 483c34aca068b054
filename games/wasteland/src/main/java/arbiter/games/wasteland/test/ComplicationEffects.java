package arbiter.games.wasteland.test;

import arbiter.games.wasteland.action.LastingActions;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.awareness.Noticing;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.item.ItemEvents.ItemDropped;
import arbiter.games.wasteland.item.ItemEvents.ShotsFired;
import arbiter.games.wasteland.item.ItemEvents.WeaponJammed;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;

/** What the gamemaster's complications do. Ledger: section 3.14. */
final class ComplicationEffects {

    private ComplicationEffects() {}

    /** The weapon cannot attack until an Interact clears it. */
    record Jam() implements ComplicationTrait {

        @Override
        public boolean applies(WastelandState state, TestAttempt attempt) {
            return isCarried(attempt) && attempt.weapon().orElseThrow().mode() == AttackForm.Mode.SHOT;
        }

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            int place = attempt.weapon().orElseThrow().item().getAsInt();
            play.emit(new WeaponJammed(attempt.actor().id(), place, true));
        }
    }

    /** One more shot or burst is lost, if there is one besides that of the attack. */
    record ExtraShot() implements ComplicationTrait {

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

    /** The attacker is no longer behind cover until the next own movement. */
    record Exposed() implements ComplicationTrait {

        @Override
        public boolean applies(WastelandState state, TestAttempt attempt) {
            Fighter actor = attempt.actor();
            return actor.position().cover().isPresent() && !actor.posture().exposed();
        }

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            Posture.expose(play, attempt.actor());
        }
    }

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

    /** The weapon lies on the ground. */
    record DroppedWeapon() implements ComplicationTrait {

        @Override
        public boolean applies(WastelandState state, TestAttempt attempt) {
            return isCarried(attempt)
                    && !attempt.weapon().orElseThrow().weapon().natural();
        }

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            int place = attempt.weapon().orElseThrow().item().getAsInt();
            play.emit(new ItemDropped(attempt.actor().id(), place));
        }
    }

    /** Defense is 1 lower until the start of the own next turn. */
    record OpenGuard() implements ComplicationTrait {

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            LastingActions.lowerGuard(play, attempt.actor());
        }
    }

    /** A dose used along has no effect. */
    record SpoiltDose() implements ComplicationTrait {

        @Override
        public boolean spoilsDose() {
            return true;
        }

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            // whoever used the dose asks the outcome
        }
    }

    /** The patient loses 1 HP, never the last one. */
    record PatientHurt() implements ComplicationTrait {

        @Override
        public boolean applies(WastelandState state, TestAttempt attempt) {
            return attempt.patient()
                    .filter(patient -> !patient.isDying() && patient.vitals().health() > 1)
                    .isPresent();
        }

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            Fighter patient = attempt.patient().orElseThrow();
            HealthLoss.take(play, patient, 1, patient.profile().plan().torso(), false);
        }
    }

    /** Everybody in this zone and those beside it who was unaware becomes aware. */
    record Noise() implements ComplicationTrait {

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            Noticing.ofNoise(play, attempt.actor());
        }
    }

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

    /** Something in words, for the people at the table. */
    record Told() implements ComplicationTrait {

        @Override
        public void resolve(Play<WastelandState> play, TestAttempt attempt) {
            // told by the event that names it; nothing changes
        }
    }

    private static boolean isCarried(TestAttempt attempt) {
        return attempt.weapon().filter(form -> form.item().isPresent()).isPresent();
    }
}
