package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.PackPurged;
import java.util.List;

/** An extra Area that can be thrown into a lethal blow. Ledger: expansion-pack, BCG-AMB-42, BCG-AMB-102. */
final class ExpansionPack {

    private ExpansionPack() {}

    static void offer(Fighter target, Cause cause, Fighter owner, List<Answer> answers) {
        if (owner == target
                && owner.owns(UpgradeId.EXPANSION_PACK)
                && !owner.stores().isPurged()
                && !cause.technique()
                && owner.levelPoints() > 0) {
            answers.add(Answer.of(
                    owner,
                    "expansion-pack",
                    () -> "Throw off the Expansion Pack and stay at 1 Threshold",
                    List.of(),
                    play -> play.emit(new PackPurged(owner.id()))));
        }
    }
}
