package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** What an Upgrade changes about Damage, dealt or taken. Ledger: 5.3 steps 12 to 15. */
public interface DamageUpgrade extends UpgradeTrait {

    /** Whether Damage that its owner deals to that one is halved. */
    default boolean halvesDealt(Fighter target) {
        return false;
    }

    /** Whether Damage to its owner is halved. */
    default boolean halvesTaken(DamageCause cause) {
        return false;
    }

    /** After its owner has dealt so much in one instance. */
    default void afterDealing(Play<CenturyState> play, Fighter target, int dealt) {}

    /** What may keep its owner from being destroyed. Ledger: BCG-AMB-42. */
    default void offerSurvival(Fighter owner, DamageCause cause, InstalledTrait<?> self, List<WindowAnswer> answers) {}

    /** When nothing has kept its owner from being destroyed. */
    default void atTheEnd(Play<CenturyState> play, Fighter owner, InstalledTrait<?> self) {}
}
