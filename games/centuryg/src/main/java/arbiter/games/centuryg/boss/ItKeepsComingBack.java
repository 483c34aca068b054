package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.damage.UnitCondition.CameBack;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.DamageUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import java.util.List;

/** Mends as its Turn begins, and comes back from its first end. Ledger: it-keeps-coming-back. */
public record ItKeepsComingBack(int second, int later) implements BossUpgrade, DamageUpgrade {

    @Override
    public void mandatory(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (level > 0 && !state.done().contains(self.id()) && ThresholdRepair.helps(state, boss)) {
            int amount = level == 2 ? second : later;
            deeds.add(BossUpgrades.item(
                    self, ": regain " + amount, 0, (play, unit) -> ThresholdRepair.resolve(play, unit, amount)));
        }
    }

    /** The first end leaves it a whole fourth Level, against Techniques too. Ledger: BCG-AMB-42, BCG-AMB-116. */
    @Override
    public void atTheEnd(Play<CenturyState> play, Fighter owner, InstalledTrait<?> self) {
        if (owner.isFighting()
                && owner.points() == 0
                && owner.rank(Attribute.THRESHOLD) > 0
                && !owner.genre().usedThisFight(self.id())) {
            play.emit(new CameBack(owner.id(), self.id()));
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return true;
    }
}
