package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.upgrade.UtilityUpgrade;
import arbiter.kernel.Play;

/** Hard to see after a Maneuver, whomever that protects. Ledger: stealth-field, BCG-AMB-100. */
public record StealthField(int disadvantages) implements UtilityUpgrade {

    @Override
    public void afterMoving(Play<CenturyState> play, Fighter unit) {
        Mark mark =
                Mark.own(Mark.Kind.STEALTH, unit, disadvantages, play.state().rounds(unit, 1));
        play.emit(new Marked(mark, "fades from sight for a Round"));
    }
}
