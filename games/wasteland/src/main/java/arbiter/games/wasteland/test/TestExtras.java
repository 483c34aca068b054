package arbiter.games.wasteland.test;

import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.test.ExtraOption.Kind;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/**
 * What a player may buy after a passed test besides what the action itself sells: questions to the gamemaster, half the
 * time, and where the table allows it a small detail. It is told; the answer is the gamemaster's. Ledger: WAS-AP-9, section
 * 5.2, Q17.
 */
public final class TestExtras {

    private TestExtras() {}

    public static void offer(Play<WastelandState> play, Fighter one) {
        boolean hurried = false;
        while (one.isPlayerCharacter() && one.canAct() && Purse.available(play.state(), one) > 0) {
            List<ExtraOption> options = ExtraOption.of(play.state(), one, hurried);
            ExtraOption bought = play.choose(Request.one(one.decider(), "test.extras", options)
                    .asking(() -> "What else does " + one.name() + " buy after this test?")
                    .orInWords(text -> ExtraOption.parse(text, options))
                    .partOf("test.after")
                    .quietly());
            if (bought.declines()) {
                return;
            }
            Purse.spend(play, one, bought.kind().price(), bought.kind().what());
            play.emit(new ExtraBought(one.id(), bought.kind().what(), bought.words()));
            hurried |= bought.kind() == Kind.HALVE_TIME;
        }
    }

    /** Something for the gamemaster to answer. */
    public record ExtraBought(String unit, String what, String words) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " has " + what + (words.isEmpty() ? "" : ": " + words));
        }
    }
}
