package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Each ambusher has a Turn before Initiative, in any order, without Tension. Ledger: BCG-MATCH-3, BCG-AMB-25. */
final class Ambush {

    private Ambush() {}

    static void next(Play<CenturyState> play) {
        CenturyState state = play.state();
        List<Fighter> left = new ArrayList<>();
        for (Fighter fighter : state.units()) {
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
        Fighter next = UnitOption.choose(
                play, left.get(0).decider(), "surprise.next", left, () -> "Which ambusher acts next?");
        play.emit(new TurnBegan(next.id()));
    }

    /** The ambush is over. Ledger: BCG-MATCH-3, BCG-AMB-25. */
    public record SurpriseEnded() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            state.set(state.scene().withAmbush(List.of(), List.of()));
            Course.surpriseEnds(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("The surprise is over");
        }
    }
}
