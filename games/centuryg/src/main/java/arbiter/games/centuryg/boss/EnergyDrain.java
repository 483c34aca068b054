package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** Half of what an Enemy has left just now goes to the Boss. Ledger: energy-drain, BCG-AMB-117. */
public record EnergyDrain() implements BossUpgrade {

    @Override
    public void mandatory(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (!state.done().contains(self.id()) && !charged(state, boss).isEmpty()) {
            deeds.add(BossUpgrades.item(self, ": take half of an Enemy's Energy", 0, EnergyDrain::drain));
        }
    }

    private static List<Fighter> charged(CenturyState state, Fighter unit) {
        List<Fighter> enemies = Powers.enemies(state, unit);
        enemies.removeIf(enemy -> enemy.energy() < 2);
        return enemies;
    }

    private static void drain(Play<CenturyState> play, Fighter boss) {
        Fighter enemy = UnitOption.choose(
                play, boss.decider(), "boss.drain", charged(play.state(), boss), () -> "Whose Energy is drained?");
        play.emit(new EnergyDrained(enemy.id(), boss.id(), enemy.energy() / 2));
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return true;
    }
}
