package arbiter.games.narrative.status;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Breaking free of what holds one: a Hard Athletics check. Ledger: NAR-Q-11. */
public enum BreakFree implements NarrativeAct {
    ACT;

    @Override
    public String id() {
        return "break-free";
    }

    @Override
    public String text() {
        return "Break free";
    }

    @Override
    public Price price() {
        return Price.ACTION;
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        CheckInProgress check = CheckInProgress.skill(
                        play.state(), one, play.state().tables().skill("athletics"), Difficulty.HARD, "being held")
                .asAction();
        if (Check.resolve(play, check).succeeds()) {
            Status.IMMOBILIZED.end(play, one);
        }
    }
}
