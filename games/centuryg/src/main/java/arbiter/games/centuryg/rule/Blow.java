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
    /** Half of it goes back to whoever deals it. Ledger: my-pain-is-your-pain. */
    private boolean returned;

    Blow(Fighter target, int amount, Cause cause) {
        this.target = target;
        this.amount = amount;
        this.cause = cause;
    }

    public Fighter target() {
        return target;
    }

    /** What is left of it before any halving. */
    public int amount() {
        return amount;
    }

    public Cause cause() {
        return cause;
    }

    /** How often the one it hits has it halved. */
    public int halvings() {
        return halvings;
    }

    public boolean isRedirected() {
        return redirected;
    }

    boolean isReturned() {
        return returned;
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

    void comeBack() {
        returned = true;
    }
}
