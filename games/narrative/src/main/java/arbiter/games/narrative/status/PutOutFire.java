package arbiter.games.narrative.status;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Rolling about to put out the fire on oneself: Coordination, easier on soft ground. Ledger: NAR-ENV-8. */
public enum PutOutFire implements NarrativeAct {
    ACT;

    private static final PlainOption HARD = PlainOption.of("hard", "Hard ground");
    private static final PlainOption SOFT = PlainOption.of("soft", "Soft ground");
    private static final PlainOption WATER = PlainOption.of("water", "Deep water");
    private static final List<PlainOption> GROUNDS = List.of(HARD, SOFT, WATER);

    @Override
    public String id() {
        return "put-out-fire";
    }

    @Override
    public String text() {
        return "Put out the fire";
    }

    @Override
    public Price price() {
        return Price.ACTION;
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        PlainOption ground = play.choose(Request.one(Decider.GAMEMASTER, "fire.ground", GROUNDS)
                .asking(() -> "What does " + one.name() + " roll on?")
                .quietly());
        if (ground == WATER) {
            Fire.putOut(play, one);
            return;
        }
        CheckInProgress check = CheckInProgress.skill(
                        play.state(),
                        one,
                        play.state().tables().skill("coordination"),
                        ground == SOFT ? Difficulty.EASY : Difficulty.AVERAGE,
                        ground == SOFT ? "fire on soft ground" : "fire on hard ground")
                .asAction();
        int harder = 0;
        for (Flame flame : one.burning().flames()) {
            harder = Math.max(harder, flame.harder());
        }
        check.add(INCREASE_DIFFICULTY, harder, "an inferno"); // NAR-FX-ATT-15
        if (Check.resolve(play, check).succeeds()) {
            Fire.putOut(play, one);
        }
    }
}
