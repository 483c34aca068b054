package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Whom an attack strikes besides the one it names. Ledger: BCG-ABIL-4, BCG-ABIL-5, BCG-ABIL-7, BCG-AMB-61, BCG-AMB-62. */
public final class AttackArea {

    private AttackArea() {}

    public static List<Fighter> of(CenturyState state, AttackInProgress strike) {
        if (strike.is(WeaponAbility.BLAST)) {
            return blast(state, strike);
        }
        if (strike.is(WeaponAbility.BURST)) {
            return burst(state, strike);
        }
        if (strike.is(WeaponAbility.LINE)) {
            return line(state, strike);
        }
        if (strike.wield().strikesEverybody()) {
            return everybody(state, strike);
        }
        return Stream.concat(strike.target().named().stream(), strike.target().second().stream())
                .toList();
    }

    static int radius(Fighter unit, WeaponInUse wield) {
        return wield.blast() + unit.nature().widerBlast();
    }

    /** Areas reach Units on the map and docked ones that act from inside. Ledger: BCG-DOCK-3. */
    public static boolean reaches(CenturyState state, Fighter other) {
        return other.isOut() || other.isFighting() && state.has(Mark.Kind.LEANING_OUT, other);
    }

    /** Whether a Unit is inside the Blast. */
    public static boolean inBlast(CenturyState state, AttackInProgress strike, Fighter other) {
        return reaches(state, other)
                && Footprint.distance(state.field(), strike.target().zone(), other)
                        <= radius(strike.attacker(), strike.wield());
    }

    /** Everybody within the radius, friend or foe; the user only of the one Weapon that says so. */
    private static List<Fighter> blast(CenturyState state, AttackInProgress strike) {
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.units()) {
            boolean spared = other == strike.attacker() && !strike.wield().has(WeaponTrait::strikesUser);
            if (!spared && inBlast(state, strike, other)) {
                struck.add(other);
            }
        }
        return struck;
    }

    /** Everybody of other sides within the whole Range. */
    private static List<Fighter> burst(CenturyState state, AttackInProgress strike) {
        List<Fighter> struck = new ArrayList<>();
        Fighter attacker = strike.attacker();
        int range = WeaponRanges.most(
                state, attacker, strike.wield(), strike.target().isAimed());
        ZoneWalls walls = Cover.walls(state);
        for (Fighter other : state.units()) {
            if (reaches(state, other)
                    && state.enemies(attacker, other)
                    && ShotGoal.of(state, other).isOpen(state, attacker, walls, attacker.zone(), 0, range)) {
                struck.add(other);
            }
        }
        return struck;
    }

    /** Everybody on the line; in the user's own Zone only Enemies. */
    private static List<Fighter> line(CenturyState state, AttackInProgress strike) {
        Fighter attacker = strike.attacker();
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other == attacker || !reaches(state, other)) {
                continue;
            }
            boolean here = state.distance(attacker, other) == 0;
            if (here ? state.enemies(attacker, other) : isOn(state, strike.line(), other)) {
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
    private static List<Fighter> everybody(CenturyState state, AttackInProgress strike) {
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other != strike.attacker() && other.isOut()) {
                struck.add(other);
            }
        }
        return struck;
    }
}
