package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.terrain.ExtremeGround;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** The End Phase of a Turn. Ledger: 5.4, BCG-OP-9. */
public final class EndPhase {

    private EndPhase() {}

    public static void resolve(Play<CenturyState> play) {
        Fighter pilot = play.state().acting().orElseThrow();
        Fighter unit = ActingPilot.body(play.state(), pilot);
        boolean ends = unit.isFighting() && !ActingPilot.hasSubpilotActing(play.state(), unit);
        int layers = ends ? ExtremeGround.layers(play.state(), unit, Mark.Kind.LEANING_OUT) : 0;
        for (int i = 0; i < layers && unit.isFighting(); i++) {
            ExtremeGround.check(play, unit);
        }
        play.emit(new TurnEnded(pilot.id()));
    }
}
