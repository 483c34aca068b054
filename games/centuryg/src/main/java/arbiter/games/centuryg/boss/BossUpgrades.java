package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.BiConsumer;

/** When Boss Upgrades and Capstones do something. Ledger: 5.2 step 2, BCG-BOSS-3, tables 3.15 and 3.16. */
public final class BossUpgrades {

    private BossUpgrades() {}

    public static void mandatory(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().tier() == Tier.BOSS) {
            for (InstalledTrait<BossUpgrade> one : unit.upgrades().bosses()) {
                one.trait().mandatory(state, unit, BossLevel.of(unit), one, deeds);
            }
        }
    }

    public static void optional(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().tier() == Tier.BOSS) {
            for (InstalledTrait<BossUpgrade> one : unit.upgrades().bosses()) {
                one.trait().offer(state, unit, BossLevel.of(unit), one, deeds);
            }
        }
    }

    /**
     * The Boss falls into a Level for the first time. Only the deepest one reached fires, and each once; {@code before} is
     * how many were ever lost until now. Ledger: 5.3 step 15, BCG-AMB-116.
     */
    public static void onLevel(Play<CenturyState> play, Fighter boss, int before) {
        int lost = boss.levelsLost();
        if (lost > before) {
            for (InstalledTrait<BossUpgrade> one : boss.upgrades().bosses()) {
                one.trait().onLevel(play, boss, lost + 1, one);
            }
        }
    }

    /** The use of an Upgrade, once in a Turn. */
    static UpgradeItem item(
            InstalledTrait<?> self, String words, int energy, BiConsumer<Play<CenturyState>, Fighter> effect) {
        String text = self.name() + words;
        return UpgradeItem.of(self, text, energy, (play, boss) -> {
            play.emit(new ItemDone(boss.id(), self.id()));
            EnergyPayment.energy(play, boss, energy, text);
            if (boss.isFighting()) {
                effect.accept(play, boss);
            }
        });
    }
}
