package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** Doing nothing; an Aim is kept. Ledger: BCG-OP-14, BCG-AMB-131. */
public record Pass() implements CenturyAct {

    @Override
    public String id() {
        return "pass";
    }

    @Override
    public String text() {
        return "Do nothing";
    }

    @Override
    public boolean declines() {
        return true;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        // nothing happens, by choice
    }
}
