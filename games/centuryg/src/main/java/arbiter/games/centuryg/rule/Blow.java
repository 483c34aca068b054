package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.Fighter;

/** Damage about to be dealt, while it can still be answered. */
public final class Blow {

    private Fighter target;
    private int amount;
    private final Cause cause;
    private int halvings;
    /** The instance of the same attack that this one follows, and how often both are halved together. Ledger: BCG-AMB-35. */
    private int before;

    private int together;

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

    /** Belongs to an attack of which that was the first instance. */
    void follow(Blow first) {
        before = first.redirected ? 0 : first.amount;
        together = first.halvings;
    }

    /** What is left after halving, one by one; instances halved together round together. Ledger: BCG-AMB-35, BCG-AMB-36. */
    int dealt() {
        return (before + amount >> together) - (before >> together) >> halvings;
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
