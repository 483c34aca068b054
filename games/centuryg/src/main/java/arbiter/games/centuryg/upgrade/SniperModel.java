package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;

/** Long Range Shooting Weapons have Systems twice, and Shooting is better from a distance. Ledger: sniper-model. */
public record SniperModel(int advantages, int from) implements AttackUpgrade {

    @Override
    public int range(CenturyState state, Fighter owner, WeaponInUse wield) {
        return wield.is(WeaponAbility.LONG_RANGE) && !wield.weapon().isMelee() ? Ranks.systems(state, owner) : 0;
    }

    @Override
    public int advantages(CenturyState state, AttackInProgress strike, Fighter target) {
        boolean far = !strike.weapon().isMelee() && state.distance(strike.attacker(), target) >= from;
        return far ? advantages : 0;
    }
}
