package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.Fighter;

/** Damage about to be dealt, while it can still be answered. */
public final class Blow {

    private Fighter target;
    private int amount;
    private final Cause cause;
    private int halvings;
    /** At most one redirection for each instance. Ledger: BCG-AMB-90. */
    private boolean redirected;

    Blow(Fighter target, int amount, Cause cause) {
        this.target = target;
        this.amount = amount;
        this.cause = cause;
    }

    public Fighter target() {
        return target;
    }

    public int amount() {
        return amount;
    }

    public Cause cause() {
        return cause;
    }

    public int halvings() {
        return halvings;
    }

    public boolean isRedirected() {
        return redirected;
    }

    void halve() {
        halvings++;
    }

    void absorb(int points) {
        amount -= points;
    }

    void cancel() {
        amount = 0;
    }

    void redirect(Fighter taker) {
        target = taker;
        redirected = true;
    }
}
