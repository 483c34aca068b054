package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Repaired;
import arbiter.kernel.Play;

/** Threshold that Powers give back, as far as there is room for it and nothing forbids it. Ledger: BCG-DMG-3. */
final class Recovery {

    private Recovery() {}

    static boolean isPossible(CenturyState state, Fighter unit) {
        return unit.isFighting() && unit.points() < unit.fullPoints() && !state.has(Mark.Kind.NO_REPAIR, unit);
    }

    static void resolve(Play<CenturyState> play, Fighter unit, int amount) {
        int room = Math.min(amount, unit.fullPoints() - unit.points());
        if (room > 0 && isPossible(play.state(), unit)) {
            play.emit(new Repaired(unit.id(), room));
        }
    }
}
