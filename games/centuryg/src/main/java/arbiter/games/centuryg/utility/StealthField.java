package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** Hard to see after a Maneuver, whomever that protects. Ledger: stealth-field, BCG-AMB-100. */
final class StealthField {

    private static final int HIDDEN = 2;

    private StealthField() {}

    static void resolve(Play<CenturyState> play, Fighter unit) {
        if (unit.owns(UpgradeId.STEALTH_FIELD)) {
            Mark mark = Mark.own(Mark.Kind.STEALTH, unit, HIDDEN, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "fades from sight for a Round"));
        }
    }
}
