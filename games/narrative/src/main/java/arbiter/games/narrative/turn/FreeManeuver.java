package arbiter.games.narrative.turn;

import arbiter.games.narrative.turn.TurnEvents.ManeuverUsed;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A maneuver that costs nothing of a turn. Ledger: NAR-SPEND-6, NAR-TURN-3, NAR-INIT-6. */
public final class FreeManeuver {

    private FreeManeuver() {}

    /** It counts as one of the two of this turn. Ledger: NAR-SPEND-6. */
    public static void ofTurn(Play<NarrativeState> play, Participant one) {
        NarrativeAct act = choose(play, one);
        if (act != EndTurn.ACT) {
            play.emit(new ManeuverUsed(one.id()));
            act.resolve(play, one);
        }
    }

    /** Outside its turn; it counts against none. Ledger: NAR-TURN-3. */
    public static void outOfTurn(Play<NarrativeState> play, Participant one) {
        NarrativeAct act = choose(play, one);
        if (act != EndTurn.ACT) {
            act.resolve(play, one);
        }
    }

    private static NarrativeAct choose(Play<NarrativeState> play, Participant one) {
        List<NarrativeAct> acts = new ArrayList<>(ActMenu.maneuvers(play.state(), one));
        acts.add(EndTurn.ACT);
        return play.choose(Request.one(one.decider(), "turn.free-maneuver", acts)
                .asking(() -> "Which maneuver does " + one.name() + " perform at once?")
                .otherwise(EndTurn.ACT));
    }
}
