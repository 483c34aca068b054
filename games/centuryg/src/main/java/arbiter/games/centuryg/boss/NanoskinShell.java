package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;

/** A shell for each Level lost, which takes the place of the old one if it is thicker. Ledger: nanoskin-shell. */
public record NanoskinShell() implements BossUpgrade {

    @Override
    public void onLevel(Play<CenturyState> play, Fighter boss, int level, InstalledTrait<?> self) {
        int shell = boss.machine().level() + 2 * level - 1;
        int old = 0;
        for (Mark mark : play.state().marks()) {
            if (ShellGrown.isShell(mark, boss.id())) {
                old = mark.value();
            }
        }
        if (shell > old) {
            play.emit(new ShellGrown(boss.id(), shell));
        }
    }
}
