package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import java.util.List;

/** What an Upgrade changes about attacks, those of its owner and those on it. Ledger: 5.3, table 3.8. */
public interface AttackUpgrade extends UpgradeTrait {

    /** Zones that a Weapon of its owner reaches farther. */
    default int range(CenturyState state, Fighter owner, WeaponInUse wield) {
        return 0;
    }

    /** Whether Offensive Actions may move away from their target. */
    default boolean backsOff() {
        return false;
    }

    /** What an Enemy's attack suffers from. */
    default void befall(AttackInProgress strike) {}

    /** Advantages of its owner against every target alike; they bear the name of the Upgrade. */
    default int commonAdvantages(AttackInProgress strike) {
        return 0;
    }

    /** Advantages of its owner against that target. */
    default int advantages(CenturyState state, AttackInProgress strike, Fighter target) {
        return 0;
    }

    /** Advantages of whoever attacks its owner. */
    default int advantagesAgainst(AttackInProgress strike) {
        return 0;
    }

    /** What its owner adds to the Test against that target; it bears the name of the Upgrade. */
    default int might(AttackInProgress strike, Fighter target) {
        return 0;
    }

    /** What its owner adds to Defense against that attacker; it bears the name of the Upgrade. */
    default int defense(Fighter owner, Fighter attacker) {
        return 0;
    }

    /** What its owner may do against Active Defenses after attacking. Ledger: 5.6 step 3. */
    default void offerPiercing(
            CenturyState state, AttackInProgress strike, InstalledTrait<?> self, List<WindowAnswer> answers) {}
}
