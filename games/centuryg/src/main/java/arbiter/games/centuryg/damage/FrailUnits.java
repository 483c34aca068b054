package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.crew.Cockpit.SteppedOut;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** What the first point of Damage does to Cores and empty machines. Ledger: BCG-CORE-2, BCG-CORE-3, BCG-AMB-50, BCG-AMB-51. */
final class FrailUnits {

    private FrailUnits() {}

    /** Whether this is one of them; then it is out. The pilot of a Core takes the same Damage and is on foot. */
    static boolean breaks(Play<CenturyState> play, Fighter unit, int damage, DamageCause cause) {
        if (unit.hull() == Hull.WHOLE) {
            return false;
        }
        play.emit(new Damaged(unit.id(), damage, cause.words()));
        if (unit.hull() == Hull.CORE && unit.hasBody()) {
            play.emit(new SteppedOut(unit.id()));
            PlotArmor.damage(play, unit, damage, FinishingBlow.NONE); // not doubled
        } else {
            play.emit(new Destroyed(unit.id(), unit.hull() == Hull.CORE ? UnitFate.ON_FOOT : UnitFate.DISABLED));
        }
        return true;
    }
}
