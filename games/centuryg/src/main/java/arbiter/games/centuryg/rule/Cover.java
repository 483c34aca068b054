package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;

/** What stands between a shooter and its target. Ledger: BCG-COV-1 to BCG-COV-4, BCG-AMB-61. */
public final class Cover {

    private Cover() {}

    /** Whether a shot from one Zone to another is free of Enemies in between and of Impassable Zones. */
    public static boolean clear(CenturyState state, Fighter attacker, int from, int to) {
        if (from == to || state.field().zones().distance(from, to) <= 1) {
            return true;
        }
        boolean shootsPast = flies(state, attacker);
        return state.field()
                .zones()
                .clear(
                        from,
                        to,
                        zone -> state.ground().isImpassable(zone) || !shootsPast && heldByEnemy(state, attacker, zone));
    }

    /** Whether nothing but Impassable Zones matters: for Bursts and Lines. */
    public static boolean open(CenturyState state, int from, int to) {
        return state.field().zones().clear(from, to, zone -> state.ground().isImpassable(zone));
    }

    private static boolean heldByEnemy(CenturyState state, Fighter attacker, int zone) {
        for (Fighter other : state.fighters()) {
            if (other.isOut() && other.zone() == zone && state.enemies(attacker, other) && !flies(state, other)) {
                return true;
            }
        }
        return false;
    }

    /** Flyers and floating Units shoot past Enemies and give no cover. Ledger: BCG-AMB-74, BCG-AMB-76. */
    static boolean flies(CenturyState state, Fighter fighter) {
        if (fighter.isOnFoot()) {
            return Aloft.is(state, fighter); // flight-pack, spectral-body
        }
        boolean flyer = fighter.owns(UpgradeId.FLYER) || state.has(Mark.Kind.FLOATING, fighter);
        return flyer && !state.has(Mark.Kind.GROUNDED, fighter);
    }
}
