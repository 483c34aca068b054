package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.machine.MorphAction;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** Another form, taken with an Action or for Energy as the Turn begins. Ledger: transformation, BCG-ALT-1. */
public record Transformation(int energy) implements BeginningUpgrade {

    @Override
    public boolean transforms() {
        return true;
    }

    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        int price = energy;
        for (InstalledTrait<BeginningUpgrade> one : unit.upgrades().beginnings()) {
            price = one.trait().formEnergy(price);
        }
        if (unit.energy() >= price) {
            MorphAction.begin(state, unit, price, deeds);
        }
    }
}
