package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** An Upgrade that answers the result of an Enemy's Might Test. Ledger: table 3.9, BCG-AD-1, BCG-AD-2. */
public interface ActiveDefenseUpgrade extends UpgradeTrait {

    /** What its owner may raise now for that target, itself or an ally. */
    default void offer(
            CenturyState state,
            AttackInProgress strike,
            AttackedUnit victim,
            Fighter owner,
            InstalledTrait<?> self,
            List<WindowAnswer> answers) {}

    /** What stands without a word as the Test is rolled against its owner. */
    default void stand(CenturyState state, AttackInProgress strike, AttackedUnit victim, InstalledTrait<?> self) {}

    /** What is owed for it once the Test against its owner is final. */
    default void settle(
            Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim, InstalledTrait<?> self) {}
}
