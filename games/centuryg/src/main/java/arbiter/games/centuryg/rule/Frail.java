package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.person.Finishing;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Damaged;
import arbiter.games.centuryg.state.Destroyed;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Hull;
import arbiter.games.centuryg.state.SteppedOut;
import arbiter.kernel.Play;

/** What the first point of Damage does to Cores and empty machines. Ledger: BCG-CORE-2, BCG-CORE-3, BCG-AMB-50, BCG-AMB-51. */
final class Frail {

    private Frail() {}

    /** Whether this is one of them; then it is out. The pilot of a Core takes the same Damage and is on foot. */
    static boolean breaks(Play<CenturyState> play, Fighter unit, int damage, Cause cause) {
        if (unit.hull() == Hull.WHOLE) {
            return false;
        }
        play.emit(new Damaged(unit.id(), damage, cause.words()));
        if (unit.hull() == Hull.CORE && unit.hasBody()) {
            play.emit(new SteppedOut(unit.id()));
            PlotArmor.damage(play, unit, damage, Finishing.NONE); // not doubled
        } else {
            play.emit(new Destroyed(unit.id(), unit.hull() == Hull.CORE ? Fate.ON_FOOT : Fate.DISABLED));
        }
        return true;
    }
}
