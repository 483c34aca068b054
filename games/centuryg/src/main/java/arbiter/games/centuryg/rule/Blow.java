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
    private int suppressed;

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

    /** Belongs to an attack of which that was the first instance. */
    void follow(Blow first) {
        before = first.redirected ? 0 : first.amount;
        together = first.redirected ? first.suppressed : first.halvings;
    }

    /** What is left after halving, one by one; instances halved together round together. Ledger: BCG-AMB-35, BCG-AMB-36. */
    int dealt() {
        return (before + amount >> together) - (before >> together) >> halvings;
    }

    /** Halved whomever it hits, by the way it is dealt. Ledger: BCG-OFF-6. */
    void suppress() {
        suppressed++;
        halve();
    }

    void halve() {
        halvings++;
    }

    /** Twice as much, both instances of an attack. Ledger: BCG-CVM-1. */
    void redouble() {
        amount *= 2;
        before *= 2;
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
