package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Weapons of a Boss's Enemies turn on them. Ledger: aura-of-misfortune, BCG-AMB-125. */
public final class AuraOfMisfortune {

    private AuraOfMisfortune() {}

    public static void befall(CenturyState state, AttackInProgress strike) {
        for (Fighter boss : state.units()) {
            if (boss.owns(UpgradeId.AURA_OF_MISFORTUNE)
                    && boss.isFighting()
                    && state.enemies(boss, strike.attacker())) {
                boolean beam = strike.is(WeaponAbility.BEAM);
                WeaponAbility first = beam ? WeaponAbility.OVERHEATING : WeaponAbility.UNRELIABLE;
                WeaponAbility second = beam ? WeaponAbility.UNRELIABLE : WeaponAbility.OVERHEATING;
                if (!strike.is(first) || !strike.is(second)) {
                    strike.grant(strike.is(first) ? second : first);
                }
                return;
            }
        }
    }
}
