package arbiter.games.wasteland.health;

import arbiter.games.wasteland.health.HealthEvents.Healed;
import arbiter.games.wasteland.health.HealthEvents.RadiationFlushed;
import arbiter.games.wasteland.health.HealthEvents.Stabilised;
import arbiter.games.wasteland.health.HealthEvents.WokenUp;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** How hit points come back. Ledger: WAS-AID-5, WAS-RAD-5, WAS-DYING-8 to 13. */
public final class Healing {

    private Healing() {}

    /** Up to the maximum; whoever is unconscious and gains anything wakes up. Ledger: WAS-AID-5, WAS-DYING-10. */
    public static void heal(Play<WastelandState> play, Fighter patient, int points) {
        int gained = gain(play, patient, points);
        if (gained > 0) {
            wake(play, patient);
        }
    }

    /** The same without waking anybody. Ledger: WAS-AID-7, WAS-CHEM-4. */
    public static int gain(Play<WastelandState> play, Fighter patient, int points) {
        int gained = Math.min(points, Vitals.maximum(patient) - patient.vitals().health());
        if (gained > 0) {
            play.emit(new Healed(patient.id(), gained));
        }
        return gained;
    }

    public static void flush(Play<WastelandState> play, Fighter patient, int points) {
        int gone = Math.min(points, patient.vitals().radiation());
        if (gone > 0) {
            play.emit(new RadiationFlushed(patient.id(), gone));
        }
    }

    /** Nobody can be stabilised whose maximum is 0. Ledger: WAS-DYING-13. */
    public static boolean canBeStabilised(Fighter patient) {
        return patient.isDying() && Vitals.maximum(patient) > 0;
    }

    public static void stabilise(Play<WastelandState> play, Fighter patient, int health) {
        play.emit(new Stabilised(patient.id(), health));
    }

    public static void wake(Play<WastelandState> play, Fighter patient) {
        if (patient.vitals().life() == Vitals.Life.UNCONSCIOUS) {
            play.emit(new WokenUp(patient.id()));
        }
    }
}
