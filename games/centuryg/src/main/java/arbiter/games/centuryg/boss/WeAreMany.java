package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Copies of a Grunt designed for it, one Zone away, with each Level lost. Ledger: we-are-many. */
public record WeAreMany() implements BossUpgrade {

    @Override
    public void onLevel(Play<CenturyState> play, Fighter boss, int level, InstalledTrait<?> self) {
        CenturyState state = play.state();
        Optional<Machine> design = design(state, self);
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

    private static Optional<Machine> design(CenturyState state, InstalledTrait<?> self) {
        String choice = self.copies().get(0).choice();
        return state.armory().minions().stream()
                .filter(minion -> minion.name().equals(choice))
                .findFirst();
    }
}
