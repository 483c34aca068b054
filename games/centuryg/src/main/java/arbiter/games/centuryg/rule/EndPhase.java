package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.TurnEnded;
import arbiter.kernel.Play;

/** The End Phase of a Turn. Ledger: 5.4, BCG-OP-9. */
public final class EndPhase {

    private EndPhase() {}

    public static void resolve(Play<CenturyState> play) {
        Fighter unit = play.state().acting().orElseThrow();
        int layers = unit.isFighting() ? ExtremeGround.layers(play.state(), unit) : 0;
        for (int i = 0; i < layers && unit.isFighting(); i++) {
            ExtremeGround.check(play, unit);
        }
        play.emit(new TurnEnded(unit.id()));
    }
}
