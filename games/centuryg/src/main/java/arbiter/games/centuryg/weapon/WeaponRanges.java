package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackUpgrades;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** How far a Weapon reaches. Ledger: BCG-RANGE-2, BCG-ABIL-8. */
public final class WeaponRanges {

    /** What Aim adds to Long Range. */
    private static final int AIMED = 5;

    private WeaponRanges() {}

    /** As it is used without a Boost. */
    public static int most(CenturyState state, Fighter attacker, Mounted mounted, boolean aimed) {
        return most(state, attacker, new WeaponInUse(mounted, WeaponUse.PLAIN), aimed);
    }

    public static int most(CenturyState state, Fighter attacker, WeaponInUse wield, boolean aimed) {
        int range = wield.reach();
        if (wield.is(WeaponAbility.LONG_RANGE)) {
            range += Ranks.systems(state, attacker) + (aimed ? AIMED : 0); // BCG-AMB-64: only these gain by Aim
        }
        return range + AttackUpgrades.range(state, attacker, wield);
    }
}
