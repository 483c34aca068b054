package arbiter.games.centuryg;

import arbiter.games.centuryg.damage.Damaged;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.Course.RoundEnded;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.Formation.FightBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Moments of a fight, for scenarios. */
public final class Bout {

    private Bout() {}

    /** That Unit's Turn begins in Round 1, at Tension 1. */
    public static Fighter turn(Play<CenturyState> play, String unit) {
        return turn(play, unit, 1);
    }

    /** That Unit's Turn begins at that Tension. */
    public static Fighter turn(Play<CenturyState> play, String unit, int tension) {
        play.emit(new FightBegan());
        for (int i = 1; i < tension; i++) {
            play.emit(new RoundBegan());
            play.emit(new RoundEnded());
        }
        play.emit(new RoundBegan());
        play.emit(new TurnBegan(unit));
        return play.state().unit(unit);
    }

    /** The next Round comes to that Unit. */
    public static void next(Play<CenturyState> play, String unit) {
        play.emit(new RoundEnded());
        play.emit(new RoundBegan());
        play.emit(new TurnBegan(unit));
    }

    /** The Unit whose Turn it is comes to its Action. */
    public static void act(Play<CenturyState> play) {
        play.emit(new BeginningOver(play.state().acting().orElseThrow().id()));
        ActionPhase.resolve(play);
    }

    /** So many points are gone, and nothing came of it. */
    public static void hurt(Play<CenturyState> play, String unit, int points) {
        play.emit(new Damaged(unit, points, "something"));
    }

    /** The ids of what a Unit could do. */
    public static List<String> deeds(CenturyState state, Fighter unit) {
        return ids(ActionPhase.deeds(state, unit, unit));
    }

    public static List<String> ids(List<CenturyAct> deeds) {
        List<String> ids = new ArrayList<>();
        deeds.forEach(deed -> ids.add(deed.id()));
        return ids;
    }

    /** The ids of the items that a Unit could begin its Turn with. */
    public static List<String> items(CenturyState state, Fighter unit) {
        return ids(BeginningPhase.optional(state, unit));
    }
}
