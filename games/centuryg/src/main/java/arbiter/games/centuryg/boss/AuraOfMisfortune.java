package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.upgrade.AttackUpgrade;

/** Weapons of a Boss's Enemies turn on them. Ledger: aura-of-misfortune, BCG-AMB-125. */
public record AuraOfMisfortune() implements AttackUpgrade {

    @Override
    public void befall(AttackInProgress strike) {
        boolean beam = strike.is(WeaponAbility.BEAM);
        WeaponAbility first = beam ? WeaponAbility.OVERHEATING : WeaponAbility.UNRELIABLE;
        WeaponAbility second = beam ? WeaponAbility.UNRELIABLE : WeaponAbility.OVERHEATING;
        if (!strike.is(first) || !strike.is(second)) {
            strike.grant(strike.is(first) ? second : first);
        }
    }
}
