package arbiter.games.centuryg.move;

import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.space.StepCosts;

/** What each step costs a Unit on the ground as it lies, and where it cannot go. Ledger: BCG-TERR-2, BCG-AMB-70. */
public record WalkingCosts(CenturyState state, Fighter fighter, int[] costs, boolean huge, ZoneWalls walls)
        implements StepCosts {

    public WalkingCosts(CenturyState state, Fighter fighter) {
        this(state, fighter, Footing.costs(state, fighter), Footprint.isLarge(fighter), Cover.walls(state));
    }

    @Override
    public int cost(int from, int to) {
        return costs[to];
    }

    @Override
    public int least() {
        return 1;
    }

    @Override
    public boolean allowed(int from, int to) {
        return !walls.blocks(to) && (!huge || Colossus.fitsAt(state, fighter, to));
    }
}
