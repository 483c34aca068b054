package arbiter.games.wasteland.health;

import arbiter.games.wasteland.damage.EffectiveResistance;
import arbiter.games.wasteland.health.HealthEvents.Irradiated;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Radiation damage: what gets through lowers the maximum. Ledger: section 2.21. */
public final class Radiation {

    private Radiation() {}

    /** So many points at a location, less the resistance there. Ledger: WAS-RAD-1, WAS-RAD-3, WAS-RAD-6. */
    public static void take(Play<WastelandState> play, Fighter target, int points, int location, boolean debilitating) {
        if (!target.present() || target.profile().protection().isImmuneTo(DamageType.RADIATION)) {
            return;
        }
        suffer(
                play,
                target,
                points - EffectiveResistance.worn(target, location, DamageType.RADIATION),
                location,
                debilitating);
    }

    /** So many points that get through. */
    public static void suffer(
            Play<WastelandState> play, Fighter target, int points, int location, boolean debilitating) {
        if (points <= 0 || !target.present()) {
            return;
        }
        boolean dying = target.isDying();
        play.emit(new Irradiated(target.id(), points));
        if (dying) {
            Injuries.inflict(play, target, location, debilitating); // WAS-DYING-7
        } else if (Vitals.maximum(target) == 0) {
            Collapse.resolve(play, target, location, debilitating);
        }
    }
}
