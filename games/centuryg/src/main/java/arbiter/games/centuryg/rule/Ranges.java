package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;

/** How far a Weapon reaches. Ledger: BCG-RANGE-2, BCG-ABIL-8. */
public final class Ranges {

    /** What Aim adds to Long Range. */
    private static final int AIMED = 5;

    private static final int HYPERSONIC = 5;

    private Ranges() {}

    public static int most(CenturyState state, Fighter attacker, Weapon weapon, boolean aimed) {
        int range = weapon.reach();
        if (weapon.is(WeaponAbility.LONG_RANGE)) {
            int systems = Ranks.systems(state, attacker);
            boolean sniper = !weapon.isMelee() && attacker.owns(UpgradeId.SNIPER_MODEL);
            range += (sniper ? 2 * systems : systems) + (aimed ? AIMED : 0);
        }
        if (attacker.owns(UpgradeId.FORTRESS)) {
            range += attacker.rank(Attribute.SPEED);
        }
        return attacker.owns(UpgradeId.HYPERSONIC_STRIKER) ? range + HYPERSONIC : range;
    }
}
