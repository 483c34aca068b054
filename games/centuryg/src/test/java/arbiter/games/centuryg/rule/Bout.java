package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.BeginningOver;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Damaged;
import arbiter.games.centuryg.state.FightBegan;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.RoundBegan;
import arbiter.games.centuryg.state.RoundEnded;
import arbiter.games.centuryg.state.TurnBegan;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Moments of a fight, for scenarios. */
final class Bout {

    private Bout() {}

    /** That Unit's Turn begins in Round 1, at Tension 1. */
    static Fighter turn(Play<CenturyState> play, String unit) {
        return turn(play, unit, 1);
    }

    /** That Unit's Turn begins at that Tension. */
    static Fighter turn(Play<CenturyState> play, String unit, int tension) {
        play.emit(new FightBegan());
        for (int i = 1; i < tension; i++) {
            play.emit(new RoundBegan());
            play.emit(new RoundEnded());
        }
        play.emit(new RoundBegan());
        play.emit(new TurnBegan(unit));
        return play.state().fighter(unit);
    }

    /** The next Round comes to that Unit. */
    static void next(Play<CenturyState> play, String unit) {
        play.emit(new RoundEnded());
        play.emit(new RoundBegan());
        play.emit(new TurnBegan(unit));
    }

    /** The Unit whose Turn it is comes to its Action. */
    static void act(Play<CenturyState> play) {
        play.emit(new BeginningOver(play.state().acting().orElseThrow().id()));
        Acting.resolve(play);
    }

    /** So many points are gone, and nothing came of it. */
    static void hurt(Play<CenturyState> play, String unit, int points) {
        play.emit(new Damaged(unit, points, "something"));
    }

    /** The ids of what a Unit could do. */
    static List<String> deeds(CenturyState state, Fighter unit) {
        return ids(Acting.deeds(state, unit, unit));
    }

    static List<String> ids(List<Deed> deeds) {
        List<String> ids = new ArrayList<>();
        deeds.forEach(deed -> ids.add(deed.id()));
        return ids;
    }

    /** The ids of the items that a Unit could begin its Turn with. */
    static List<String> items(CenturyState state, Fighter unit) {
        return ids(Beginning.optional(state, unit));
    }
}
