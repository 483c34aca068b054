package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.kernel.Play;

/** Letting an Action or an Instant be. Ledger: CAP-KEY-ACTION. */
record NoAction() implements Deed {

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
    public void resolve(Play<CapitalState> play, Manner manner) {}
}
