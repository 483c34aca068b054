package arbiter.games.wasteland.action;

import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** Any other test that the gamemaster allows. Ledger: WAS-MAJ-10. */
enum OtherTestAct implements WastelandAct {
    ACT;

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "test";
    }

    @Override
    public String text() {
        return "Test a skill";
    }

    /** Only the people at the table know what for. */
    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        OtherTests.resolve(play, occasion);
    }
}
