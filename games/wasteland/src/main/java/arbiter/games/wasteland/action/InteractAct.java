package arbiter.games.wasteland.action;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;

/** One simple manipulation in words, such as a door or a switch; the gamemaster says whether it comes off. Ledger: WAS-MIN-3. */
enum InteractAct implements WastelandAct {
    ACT;

    @Override
    public Price price() {
        return Price.MINOR;
    }

    @Override
    public String id() {
        return "interact";
    }

    @Override
    public String text() {
        return "Interact with something";
    }

    /** Only the people at the table know what for. */
    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        TableWords words =
                play.choose(Request.one(one.decider(), "interact.what", List.of(new TableWords("something near")))
                        .asking(() -> "What does " + one.name() + " do?")
                        .orInWords(TableWords::of));
        boolean done = play.choose(Request.one(Decider.GAMEMASTER, "interact.answer", YesNo.BOTH)
                        .asking(() -> one.name() + ": " + words.words() + ". Does that come off?")
                        .otherwise(YesNo.YES)
                        .quietly())
                == YesNo.YES;
        play.emit(new Interacted(one.id(), words.words(), done));
    }

    /** Somebody has done something simple, or tried to. */
    public record Interacted(String unit, String what, boolean done) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, (done ? " interacts: " : " tries in vain: ") + what);
        }
    }
}
