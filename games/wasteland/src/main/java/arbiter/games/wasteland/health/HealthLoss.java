package arbiter.games.wasteland.health;

import arbiter.games.wasteland.health.HealthEvents.Wounded;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/**
 * Points of damage that get through, from whatever they come: the loss, the injury of a critical hit, and what happens at
 * 0 hit points. Ledger: WAS-DMG-6 to 8, WAS-DYING-1 to 7.
 */
public final class HealthLoss {

    /** From so many points on a hit is critical. Ledger: WAS-DMG-7. */
    private static final int CRITICAL = 5;

    private HealthLoss() {}

    /** Damage of a hit, which may be critical. */
    public static void ofHit(
            Play<WastelandState> play, Fighter target, int points, int location, boolean debilitating) {
        take(play, target, points, location, debilitating, points >= CRITICAL);
    }

    /** Damage that never is critical: bleeding, Persistent damage, surroundings. Ledger: WAS-DMG-7. */
    public static void take(Play<WastelandState> play, Fighter target, int points, int location, boolean debilitating) {
        take(play, target, points, location, debilitating, false);
    }

    private static void take(
            Play<WastelandState> play,
            Fighter target,
            int points,
            int location,
            boolean debilitating,
            boolean critical) {
        if (points <= 0 || !target.present()) {
            return;
        }
        boolean dying = target.isDying();
        play.emit(new Wounded(target.id(), points, location, critical));
        if (critical) {
            Injuries.inflict(play, target, location, debilitating);
        }
        if (dying) {
            Injuries.inflict(play, target, location, debilitating); // WAS-DYING-6
        } else if (target.present() && target.vitals().health() == 0) {
            Collapse.resolve(play, target, location, debilitating);
        }
    }
}
