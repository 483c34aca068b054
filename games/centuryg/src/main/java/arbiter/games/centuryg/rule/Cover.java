package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;

/** What stands between a shooter and its target. Ledger: BCG-COV-1 to BCG-COV-4, BCG-AMB-61. */
public final class Cover {

    private Cover() {}

    /** Whether a shot from one Zone to another is free of Enemies in between and of Impassable Zones. */
    public static boolean clear(CenturyState state, Fighter attacker, int from, int to) {
        if (from == to || state.field().zones().distance(from, to) <= 1) {
            return true;
        }
        boolean shootsPast = Footing.shootsPast(state, attacker);
        return state.field()
                .zones()
                .clear(
                        from,
                        to,
                        zone -> state.ground().isImpassable(zone) || !shootsPast && heldByEnemy(state, attacker, zone));
    }

    /** The same to where a Unit is: nobody gives cover to a Flyer. Ledger: flyer. */
    public static boolean clear(CenturyState state, Fighter attacker, int from, Fighter target) {
        return Footing.isAboveCover(state, target)
                ? open(state, from, target.zone())
                : clear(state, attacker, from, target.zone());
    }

    /** Whether nothing but Impassable Zones matters: for Bursts and Lines. */
    public static boolean open(CenturyState state, int from, int to) {
        return state.field().zones().clear(from, to, zone -> state.ground().isImpassable(zone));
    }

    private static boolean heldByEnemy(CenturyState state, Fighter attacker, int zone) {
        for (Fighter other : state.fighters()) {
            if (other.isOut()
                    && other.zone() == zone
                    && state.enemies(attacker, other)
                    && !Footing.isAboveCover(state, other)) {
                return true;
            }
        }
        return false;
    }
}
