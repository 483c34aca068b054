package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Whom;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.SurpriseEnded;
import arbiter.games.centuryg.state.TurnBegan;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Each ambusher has a Turn before Initiative, in any order, without Tension. Ledger: BCG-MATCH-3, BCG-AMB-25. */
final class Ambush {

    private Ambush() {}

    static void next(Play<CenturyState> play) {
        CenturyState state = play.state();
        List<Fighter> left = new ArrayList<>();
        for (Fighter fighter : state.fighters()) {
            if (fighter.isFighting()
                    && !fighter.hasActed()
                    && state.scene().ambushers().contains(fighter.id())) {
                left.add(fighter);
            }
        }
        if (left.isEmpty()) {
            play.emit(new SurpriseEnded());
            return;
        }
        Fighter next =
                Whom.choose(play, left.get(0).decider(), "surprise.next", left, () -> "Which ambusher acts next?");
        play.emit(new TurnBegan(next.id()));
    }
}
