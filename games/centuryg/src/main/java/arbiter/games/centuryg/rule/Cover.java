package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Patch;
import arbiter.games.centuryg.state.Terrain;

/** What stands between a shooter and its target. Ledger: BCG-COV-1 to BCG-COV-4, BCG-AMB-61. */
public final class Cover {

    private Cover() {}

    /** Whether a shot from one Zone to another is free of Enemies in between and of Impassable Zones. */
    public static boolean clear(CenturyState state, Fighter attacker, int from, int to) {
        return clear(state, walls(state, attacker), from, to);
    }

    /** The same for a Weapon: Bursts and Lines go past Units. Ledger: BCG-AMB-61. */
    static boolean clear(CenturyState state, Fighter attacker, Wield wield, int from, int to) {
        return wield.is(WeaponAbility.BURST) || wield.is(WeaponAbility.LINE)
                ? open(state, from, to)
                : clear(state, attacker, from, to);
    }

    /** The same where it is known which Zones are in the way. */
    static boolean clear(CenturyState state, boolean[] walls, int from, int to) {
        return from == to
                || state.field().zones().distance(from, to) <= 1
                || state.field().zones().clear(from, to, zone -> walls[zone]);
    }

    /** Whether nothing but Impassable Zones matters: for Bursts and Lines. */
    public static boolean open(CenturyState state, int from, int to) {
        return from == to
                || state.ground().patches().isEmpty()
                || state.field().zones().clear(from, to, zone -> state.ground().isImpassable(zone));
    }

    /** The Impassable Zones. */
    static boolean[] walls(CenturyState state) {
        boolean[] walls = new boolean[state.field().zones().size()];
        for (Patch patch : state.ground().patches()) {
            walls[patch.zone()] |= patch.terrain() == Terrain.IMPASSABLE;
        }
        return walls;
    }

    /** The Zones that stop a Unit's shots: also those with Enemies in them, unless it shoots past. */
    static boolean[] walls(CenturyState state, Fighter attacker) {
        boolean[] walls = walls(state);
        if (flies(state, attacker)) {
            return walls;
        }
        for (Fighter other : state.fighters()) {
            if (other.isOut() && state.enemies(attacker, other) && !flies(state, other)) {
                walls[other.zone()] = true;
            }
        }
        return walls;
    }

    /** Flyers and floating Units shoot past Enemies and give no cover. Ledger: BCG-AMB-74, BCG-AMB-76. */
    static boolean flies(CenturyState state, Fighter fighter) {
        boolean flyer = fighter.owns(UpgradeId.FLYER) || state.has(Mark.Kind.FLOATING, fighter);
        return flyer && !state.has(Mark.Kind.GROUNDED, fighter);
    }
}
