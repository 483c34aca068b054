package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.TurnEnded;
import arbiter.kernel.Play;

/** The End Phase of a Turn. Ledger: 5.4, BCG-OP-9. */
public final class EndPhase {

    private EndPhase() {}

    public static void resolve(Play<CenturyState> play) {
        Fighter pilot = play.state().acting().orElseThrow();
        Fighter unit = Aboard.body(play.state(), pilot);
        boolean ends = unit.isFighting() && !Aboard.hasSubpilotActing(play.state(), unit);
        int layers = ends ? ExtremeGround.layers(play.state(), unit, Mark.Kind.LEANING_OUT) : 0;
        for (int i = 0; i < layers && unit.isFighting(); i++) {
            ExtremeGround.check(play, unit);
        }
        play.emit(new TurnEnded(pilot.id()));
    }
}
