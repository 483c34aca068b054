package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** One Enemy pays for each Level lost. Ledger: eye-for-an-eye. */
public record EyeForAnEye() implements BossUpgrade {

    @Override
    public void onLevel(Play<CenturyState> play, Fighter boss, int level, InstalledTrait<?> self) {
        List<Fighter> enemies = Powers.enemies(play.state(), boss);
        if (!enemies.isEmpty()) {
            Fighter enemy = UnitOption.choose(
                    play, boss.decider(), "boss.eye", enemies, () -> "Who pays for " + boss.name() + "'s Level?");
            int damage = play.state().tension() + 2 * level - 1;
            Damage.resolve(play, enemy, damage, DamageCause.by(boss, self.name()));
        }
    }
}
