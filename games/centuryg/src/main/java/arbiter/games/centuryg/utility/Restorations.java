package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.RestorationUpgrade;
import java.util.List;

/** Restoration Upgrades as Actions, all on one budget. Ledger: table 3.10, BCG-REST-1. */
public final class Restorations {

    private Restorations() {}

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        List<InstalledTrait<RestorationUpgrade>> all = unit.upgrades().restorations();
        for (int i = 0; i < all.size(); i++) {
            InstalledTrait<RestorationUpgrade> one = all.get(i);
            if (one.trait().takesAction() && unit.restorations() >= one.trait().uses() && one.works(state, unit)) {
                one.trait().offer(state, unit, unit, one, deeds);
            }
        }
    }
}
