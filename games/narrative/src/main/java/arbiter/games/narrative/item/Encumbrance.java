package arbiter.games.narrative.item;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.Participant;

/** Carrying too much. Ledger: NAR-CHAR-6. */
public final class Encumbrance {

    private Encumbrance() {}

    /** Points beyond the threshold, without what lies on the ground. */
    public static int excess(Participant one) {
        int over = one.profile().encumbrance() - one.profile().encumbranceThreshold();
        return over <= 0 ? 0 : Math.max(0, over - dropped(one));
    }

    private static int dropped(Participant one) {
        int dropped = 0;
        for (CarriedItem item : one.gear().items()) {
            if (item.place() == CarriedItem.Place.GROUND) {
                dropped += item.weapon().map(weapon -> weapon.encumbrance()).orElse(0);
            }
        }
        return dropped;
    }

    /** A setback die for each point on what Brawn and Agility are for. */
    public static void dice(CheckInProgress check) {
        boolean bodily =
                check.characteristic() == Characteristic.BRAWN || check.characteristic() == Characteristic.AGILITY;
        if (bodily) {
            check.add(ADD_SETBACK, excess(check.actor()), "encumbrance");
        }
    }

    /** With as many points too much as Brawn no maneuver is free. */
    public static boolean takesFreeManeuver(Participant one) {
        int excess = excess(one);
        return excess > 0 && excess >= one.characteristic(Characteristic.BRAWN);
    }
}
