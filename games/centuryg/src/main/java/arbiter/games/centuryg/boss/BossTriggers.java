package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Optional;

/** What happens when a Boss falls into a Level for the first time. Ledger: 5.3 step 15, BCG-BOSS-3, BCG-AMB-116. */
public final class BossTriggers {

    private static final int NEAR = 5;

    private BossTriggers() {}

    /** Only the deepest Level reached fires, and each once; {@code before} is how many were ever lost until now. */
    public static void resolve(Play<CenturyState> play, Fighter boss, int before) {
        int lost = boss.levelsLost();
        if (lost <= before) {
            return;
        }
        int level = lost + 1;
        if (boss.owns(UpgradeId.NANOSKIN_SHELL)) {
            nanoskin(play, boss, level);
        }
        if (boss.owns(UpgradeId.BULLET_HELL)) {
            bulletHell(play, boss, level);
        }
        if (boss.owns(UpgradeId.EYE_FOR_AN_EYE)) {
            eyeForAnEye(play, boss, level);
        }
        if (boss.owns(UpgradeId.WE_ARE_MANY)) {
            weAreMany(play, boss, level);
        }
    }

    /** A new shell takes the place of the old one if it is thicker. Ledger: nanoskin-shell. */
    private static void nanoskin(Play<CenturyState> play, Fighter boss, int level) {
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

    /** Ledger: bullet-hell. */
    private static void bulletHell(Play<CenturyState> play, Fighter boss, int level) {
        CenturyState state = play.state();
        int systems = Ranks.systems(state, boss);
        int damage = (level > 2 ? state.tension() : 0) + (level > 3 ? systems : systems / 2);
        for (Fighter enemy : Powers.enemies(state, boss)) {
            if (state.distance(boss, enemy) <= NEAR) {
                Damage.resolve(play, enemy, damage, DamageCause.by(boss, "Bullet Hell"));
            }
        }
    }

    /** Ledger: eye-for-an-eye. */
    private static void eyeForAnEye(Play<CenturyState> play, Fighter boss, int level) {
        List<Fighter> enemies = Powers.enemies(play.state(), boss);
        if (!enemies.isEmpty()) {
            Fighter enemy = UnitOption.choose(
                    play, boss.decider(), "boss.eye", enemies, () -> "Who pays for " + boss.name() + "'s Level?");
            int damage = play.state().tension() + 2 * level - 1;
            Damage.resolve(play, enemy, damage, DamageCause.by(boss, "Eye for an Eye"));
        }
    }

    /** Copies of a Grunt designed for it, one Zone away. Ledger: we-are-many. */
    private static void weAreMany(Play<CenturyState> play, Fighter boss, int level) {
        CenturyState state = play.state();
        Optional<Machine> design = design(state, boss);
        List<Integer> zones = Colossus.around(state, boss);
        if (design.isEmpty() || zones.isEmpty()) {
            return;
        }
        for (int i = 0; i < level - 1; i++) {
            int number = state.units().size() + 1;
            String name = design.get().name() + " " + number;
            String id = boss.id() + "-minion-" + number;
            play.emit(new MinionDeployed(id, name, design.get(), boss.id(), zones.get(i % zones.size())));
        }
    }

    private static Optional<Machine> design(CenturyState state, Fighter boss) {
        for (Fitted fitted : boss.fittings().fitted()) {
            if (UpgradeId.of(fitted.upgrade().id())
                    .filter(id -> id == UpgradeId.WE_ARE_MANY)
                    .isPresent()) {
                return state.armory().minions().stream()
                        .filter(minion -> minion.name().equals(fitted.choice()))
                        .findFirst();
            }
        }
        return Optional.empty();
    }
}
