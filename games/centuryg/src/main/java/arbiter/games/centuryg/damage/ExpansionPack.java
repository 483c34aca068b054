package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.UnitCondition.PackPurged;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.DamageUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import java.util.List;

/** An extra Area that can be thrown into a lethal blow. Ledger: expansion-pack, BCG-AMB-42, BCG-AMB-102. */
public record ExpansionPack() implements DamageUpgrade {

    @Override
    public void offerSurvival(Fighter owner, DamageCause cause, InstalledTrait<?> self, List<WindowAnswer> answers) {
        if (!owner.used().isPurged() && !cause.technique() && owner.levelPoints() > 0) {
            answers.add(WindowAnswer.of(
                            owner,
                            self.id(),
                            () -> "Throw off the " + self.name() + " and stay at 1 Threshold",
                            List.of(),
                            play -> play.emit(new PackPurged(owner.id())))
                    .weighed(self.trait()::worthAnswering));
        }
    }
}
