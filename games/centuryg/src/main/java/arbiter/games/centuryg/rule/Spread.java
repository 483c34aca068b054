package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.space.zone.ZoneLine;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** Whom an attack strikes besides the one it names. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7, BCG-AMB-61, BCG-AMB-62. */
final class Spread {

    private Spread() {}

    static List<Fighter> of(CenturyState state, Strike strike, int range) {
        if (strike.is(WeaponAbility.BLAST)) {
            return blast(state, strike);
        }
        if (strike.is(WeaponAbility.BURST)) {
            return burst(state, strike, range);
        }
        return strike.is(WeaponAbility.LINE) ? line(state, strike, range) : List.of(strike.named);
    }

    /** Everybody within the radius but the user, friend or foe. */
    private static List<Fighter> blast(CenturyState state, Strike strike) {
        int frame = strike.attacker().owns(UpgradeId.ARTILLERY_FRAME) ? 1 : 0;
        int radius = strike.weapon().blast().orElse(0) + frame;
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other != strike.attacker()
                    && Dock.withinReach(state, other)
                    && state.field().zones().distance(strike.zone(), other.zone()) <= radius) {
                struck.add(other);
            }
        }
        return struck;
    }

    /** Everybody of other sides within the whole Range. */
    private static List<Fighter> burst(CenturyState state, Strike strike, int range) {
        List<Fighter> struck = new ArrayList<>();
        Fighter attacker = strike.attacker();
        for (Fighter other : state.fighters()) {
            if (Dock.withinReach(state, other)
                    && state.enemies(attacker, other)
                    && state.distance(attacker, other) <= range
                    && Cover.open(state, attacker.zone(), other.zone())) {
                struck.add(other);
            }
        }
        return struck;
    }

    /** Everybody on the line to the full Range; in the user's own Zone only Enemies. */
    private static List<Fighter> line(CenturyState state, Strike strike, int range) {
        Fighter attacker = strike.attacker();
        Zones zones = state.field().zones();
        ZoneLine line =
                zones.lines(attacker.zone(), strike.zone(), range).get(0).until(state.ground()::isImpassable);
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other == attacker || !Dock.withinReach(state, other)) {
                continue;
            }
            boolean here = other.zone() == attacker.zone();
            if (here ? state.enemies(attacker, other) : holds(line, other.zone())) {
                struck.add(other);
            }
        }
        return struck;
    }

    private static boolean holds(ZoneLine line, int zone) {
        for (int on : line.zones()) {
            if (on == zone) {
                return true;
            }
        }
        return false;
    }
}
