package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;

/** A hail of bullets on all Enemies near with each Level lost. Ledger: bullet-hell. */
public record BulletHell(int range) implements BossUpgrade {

    @Override
    public void onLevel(Play<CenturyState> play, Fighter boss, int level, InstalledTrait<?> self) {
        CenturyState state = play.state();
        int systems = Ranks.systems(state, boss);
        int damage = (level > 2 ? state.tension() : 0) + (level > 3 ? systems : systems / 2);
        for (Fighter enemy : Powers.enemies(state, boss)) {
            if (state.distance(boss, enemy) <= range) {
                Damage.resolve(play, enemy, damage, DamageCause.by(boss, self.name()));
            }
        }
    }
}
