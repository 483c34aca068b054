package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.machine.MorphAction;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** Frames change without an Action, Transforming costs less. Ledger: superior-morphing. */
public record SuperiorMorphing(int energy) implements BeginningUpgrade {

    @Override
    public boolean isPlanned() {
        return true;
    }

    @Override
    public int formEnergy(int usual) {
        return Math.min(usual, energy);
    }

    /** A Frame, in a Base. */
    @Override
    public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (!unit.nature().transforms() && unit.base().isPresent()) {
            MorphAction.begin(state, unit, 0, deeds);
        }
    }
}
