package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Footprint;
import arbiter.games.centuryg.state.Mark;
import java.util.ArrayList;
import java.util.List;

/** Whom an attack strikes besides the one it names. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7, BCG-AMB-61, BCG-AMB-62. */
final class Spread {

    private Spread() {}

    static List<Fighter> of(CenturyState state, Strike strike) {
        if (strike.is(WeaponAbility.BLAST)) {
            return blast(state, strike);
        }
        if (strike.is(WeaponAbility.BURST)) {
            return burst(state, strike);
        }
        if (strike.is(WeaponAbility.LINE)) {
            return line(state, strike);
        }
        if (strike.is(WeaponId.FINAL_BEAM)) {
            return everybody(state, strike);
        }
        return strike.second == null ? List.of(strike.named) : List.of(strike.named, strike.second);
    }

    static int radius(Fighter unit, Wield wield) {
        return wield.blast() + (unit.owns(UpgradeId.ARTILLERY_FRAME) ? 1 : 0);
    }

    /** Areas reach Units on the map and docked ones that act from inside. Ledger: BCG-DOCK-3. */
    static boolean reaches(CenturyState state, Fighter other) {
        return other.isOut() || other.isFighting() && state.has(Mark.Kind.LEANING_OUT, other);
    }

    /** Whether a Unit is inside the Blast. */
    static boolean inBlast(CenturyState state, Strike strike, Fighter other) {
        return reaches(state, other)
                && Footprint.distance(state.field(), strike.zone(), other) <= radius(strike.attacker(), strike.wield());
    }

    /** Everybody within the radius, friend or foe; the user only of the one Weapon that says so. */
    private static List<Fighter> blast(CenturyState state, Strike strike) {
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            boolean spared = other == strike.attacker() && !strike.is(WeaponId.ULTIMATE_BOMB);
            if (!spared && inBlast(state, strike, other)) {
                struck.add(other);
            }
        }
        return struck;
    }

    /** Everybody of other sides within the whole Range. */
    private static List<Fighter> burst(CenturyState state, Strike strike) {
        List<Fighter> struck = new ArrayList<>();
        Fighter attacker = strike.attacker();
        int range = Ranges.most(state, attacker, strike.wield(), strike.aimed);
        Walls walls = Cover.walls(state);
        for (Fighter other : state.fighters()) {
            if (reaches(state, other)
                    && state.enemies(attacker, other)
                    && Goal.of(state, other).isOpen(state, attacker, walls, attacker.zone(), 0, range)) {
                struck.add(other);
            }
        }
        return struck;
    }

    /** Everybody on the line; in the user's own Zone only Enemies. */
    private static List<Fighter> line(CenturyState state, Strike strike) {
        Fighter attacker = strike.attacker();
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other == attacker || !reaches(state, other)) {
                continue;
            }
            boolean here = state.distance(attacker, other) == 0;
            if (here ? state.enemies(attacker, other) : isOn(state, strike.line, other)) {
                struck.add(other);
            }
        }
        return struck;
    }

    private static boolean isOn(CenturyState state, List<Integer> line, Fighter unit) {
        for (int zone : line) {
            if (Footprint.distance(state.field(), zone, unit) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The whole battlefield but for docked Units and the user. Ledger: BCG-AMB-120. */
    private static List<Fighter> everybody(CenturyState state, Strike strike) {
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other != strike.attacker() && other.isOut()) {
                struck.add(other);
            }
        }
        return struck;
    }
}
