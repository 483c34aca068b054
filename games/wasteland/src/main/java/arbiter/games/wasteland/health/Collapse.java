package arbiter.games.wasteland.health;

import arbiter.games.wasteland.action.ReadiedActions;
import arbiter.games.wasteland.health.HealthEvents.DyingBegan;
import arbiter.games.wasteland.health.HealthEvents.TakenOut;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Play;

/** What becomes of somebody at 0 hit points. Ledger: WAS-DYING-1, WAS-DYING-12, WAS-NPC-4. */
public final class Collapse {

    private Collapse() {}

    static void resolve(Play<WastelandState> play, Fighter one, int location, boolean debilitating) {
        if (!one.usesDyingRules()) {
            out(play, one);
            return;
        }
        ReadiedActions.lose(play, one); // WAS-MAJ-8
        play.emit(new DyingBegan(one.id()));
        Posture.fall(play, one);
        Injuries.inflict(play, one, location, debilitating);
    }

    /** Somebody is out of the fight: at 0 hit points, or a minion at the first injury. Ledger: WAS-NPC-4, WAS-NPC-5. */
    public static void out(Play<WastelandState> play, Fighter one) {
        if (one.present()) {
            play.emit(new TakenOut(one.id()));
        }
    }
}
