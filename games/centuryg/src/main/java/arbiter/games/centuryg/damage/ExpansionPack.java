package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.UnitCondition.PackPurged;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** An extra Area that can be thrown into a lethal blow. Ledger: expansion-pack, BCG-AMB-42, BCG-AMB-102. */
final class ExpansionPack {

    private ExpansionPack() {}

    static void offer(Fighter target, DamageCause cause, Fighter owner, List<WindowAnswer> answers) {
        if (owner == target
                && owner.owns(UpgradeId.EXPANSION_PACK)
                && !owner.used().isPurged()
                && !cause.technique()
                && owner.levelPoints() > 0) {
            answers.add(WindowAnswer.of(
                    owner,
                    "expansion-pack",
                    () -> "Throw off the Expansion Pack and stay at 1 Threshold",
                    List.of(),
                    play -> play.emit(new PackPurged(owner.id()))));
        }
    }
}
