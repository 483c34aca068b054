package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Play;

/** Letting an Action or an Instant be. Ledger: CAP-KEY-ACTION. */
public record NoAction() implements CapitalAct {

    @Override
    public String id() {
        return "nothing";
    }

    @Override
    public String text() {
        return "Nothing more";
    }

    @Override
    public boolean declines() {
        return true;
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {}
}
