package arbiter.games.wasteland.action;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Weight;

/** Lets the major action go by; a minor one may still be taken. Ledger: WAS-MAJ-6. */
enum PassAct implements WastelandAct {
    ACT;

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "pass";
    }

    @Override
    public String text() {
        return "Pass";
    }

    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        play.emit(new MajorPassed(occasion.actor().id()));
    }

    /** Somebody does nothing with a major action. */
    public record MajorPassed(String unit) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, " passes");
        }

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }
    }
}
