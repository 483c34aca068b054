package arbiter.games.narrative.range;

import arbiter.games.narrative.environment.Cover;
import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.Consumer;

/** Moving as a maneuver. Ledger: NAR-MAN-8. */
public final class MoveActs {

    private MoveActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        List<MoveStep> steps = MoveStep.of(state, one);
        for (MoveStep step : steps) {
            menu.accept(new MoveAct(step));
        }
        if (!steps.isEmpty() && !state.isEngagedWithOpponent(one)) { // NAR-MOVE-2
            menu.accept(MoveAbout.ACT);
        }
    }

    /** Moving about without coming closer to anybody or going away. Ledger: NAR-MOVE-1. */
    private enum MoveAbout implements NarrativeAct {
        ACT;

        @Override
        public String id() {
            return "move-about";
        }

        @Override
        public String text() {
            return "Move about within short range";
        }

        @Override
        public Price price() {
            return Price.MANEUVER;
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            AimManeuver.lose(play, one); // NAR-MAN-13
            Cover.lose(play, one);
            play.emit(new MovedAbout(one.id()));
        }
    }
}
