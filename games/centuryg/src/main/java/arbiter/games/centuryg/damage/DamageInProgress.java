package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.unit.Fighter;

/** Damage about to be dealt, while it can still be answered. */
public final class DamageInProgress {

    private Fighter target;
    private int amount;
    private final DamageCause cause;
    private int halvings;
    /** The instance of the same attack that this one follows, and how often both are halved together. Ledger: BCG-AMB-35. */
    private int before;

    private int together;
    private int suppressed;

    /** At most one redirection for each instance. Ledger: BCG-AMB-90. */
    private boolean redirected;
    /** Half of it goes back to whoever deals it. Ledger: my-pain-is-your-pain. */
    private boolean returned;

    public DamageInProgress(Fighter target, int amount, DamageCause cause) {
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

    public DamageCause cause() {
        return cause;
    }

    /** How often the one it hits has it halved. */
    public int halvings() {
        return halvings;
    }

    public boolean isRedirected() {
        return redirected;
    }

    public boolean isReturned() {
        return returned;
    }

    /** Belongs to an attack of which that was the first instance. */
    public void follow(DamageInProgress first) {
        before = first.redirected ? 0 : first.amount;
        together = first.redirected ? first.suppressed : first.halvings;
    }

    /** What is left after halving, one by one; instances halved together round together. Ledger: BCG-AMB-35, BCG-AMB-36. */
    public int dealt() {
        return (before + amount >> together) - (before >> together) >> halvings;
    }

    /** Halved whomever it hits, by the way it is dealt. Ledger: BCG-OFF-6. */
    public void suppress() {
        suppressed++;
        halve();
    }

    public void halve() {
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

    public void cancel() {
        amount = 0;
    }

    public void redirect(Fighter taker) {
        target = taker;
        redirected = true;
    }

    public void comeBack() {
        returned = true;
    }
}
