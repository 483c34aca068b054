package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;

/** Whether a piece of equipment works just now. Ledger: BCG-MAIM-1, BCG-XAREA-1. */
public final class EquipmentStatus {

    /** Secret Equipment comes out late. Ledger: secret-equipment. */
    private static final int SECRET_TENSION = 5;

    private EquipmentStatus() {}

    /** Whether one copy of an Upgrade works. */
    public static boolean works(CenturyState state, Fighter fighter, Fitted copy) {
        return area(state, fighter, copy.area());
    }

    /** Whether a Weapon can be used: its Area, One Shots, slow ones, the Energy of a Beam. Ledger: 5.3 step 2. */
    public static boolean weapon(CenturyState state, Fighter fighter, Mounted mounted) {
        Weapon weapon = mounted.weapon();
        return there(state, fighter, mounted)
                && fighter.used().isReady(weapon.id(), state.round())
                && cost(fighter, weapon) <= fighter.energy();
    }

    /** Whether a Weapon works and is not used up, though it may have to rest or lack Energy. */
    public static boolean there(CenturyState state, Fighter fighter, Mounted mounted) {
        boolean works = area(state, fighter, mounted.area())
                || mounted.area().isExternal() && fighter.nature().keepsWeapons();
        return works && !fighter.used().isSpent(mounted.weapon().id());
    }

    /** The Energy a use costs before any Boost. Ledger: BCG-ABIL-3. */
    public static int cost(Fighter fighter, Weapon weapon) {
        return weapon.is(WeaponAbility.BEAM) && !fighter.nature().savesBeams() ? 1 : 0;
    }

    private static boolean area(CenturyState state, Fighter fighter, Area area) {
        if (area == Area.SECRET) {
            return state.tension() >= SECRET_TENSION;
        }
        if (area == Area.PACK) {
            return !fighter.used().isPurged(); // BCG-MAIM-5
        }
        return !fighter.isMaimed(area)
                || fighter.nature().keepsEquipment()
                || state.has(Mark.Kind.IGNORES_MAIMS, fighter);
    }
}
