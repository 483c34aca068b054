package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.space.StepCosts;

/** What each step costs a Unit on the ground as it lies, and where it cannot go. Ledger: BCG-TERR-2, BCG-AMB-70. */
record Walk(CenturyState state, Fighter fighter, int[] costs, boolean huge, Walls walls) implements StepCosts {

    Walk(CenturyState state, Fighter fighter) {
        this(state, fighter, Footing.costs(state, fighter), fighter.owns(UpgradeId.COLOSSUS), Cover.walls(state));
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
