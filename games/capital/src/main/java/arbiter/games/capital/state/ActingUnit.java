package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Profile;
import arbiter.space.plane.Base;
import java.util.Arrays;

/** What a unit has done in its turn, and what it is ready or still owes to do. Ledger: sections 2.15 to 2.18. */
public abstract class ActingUnit extends AfflictedUnit {

    int attackCounters;
    int overwatch;
    int moves;
    int actionsTaken;
    int seizeDebt;
    int terrified;
    /** 0 free, 1 locked out, 2 locked out and the turn that ends it has begun. */
    int seizeLock;
    /** Actions that wait while the other one of an owner and a Companion acts. */
    int waiting;

    int[] prepared = new int[Attribute.values().length];
    Readiness readiness = new Readiness();
    Momentum momentum = new Momentum();

    /** For reading a saved fight. */
    ActingUnit() {}

    ActingUnit(String id, String name, String side, Profile profile, Base base) {
        super(id, name, side, profile, base);
    }

    public int attackCounters() {
        return attackCounters;
    }

    /** How many Overwatch Attacks are left. */
    public int overwatch() {
        return overwatch;
    }

    public int moves() {
        return moves;
    }

    public int actionsTaken() {
        return actionsTaken;
    }

    public int seizeDebt() {
        return seizeDebt;
    }

    public int terrified() {
        return terrified;
    }

    public boolean mayNotSeize() {
        return seizeLock > 0;
    }

    /** Actions left for later in a turn that is shared. */
    public int waiting() {
        return waiting;
    }

    /** How often a roll with that Attribute may still be thrown again because of Prepare. */
    public int prepared(Attribute attribute) {
        return prepared[attribute.ordinal()];
    }

    /** Which Abilities are available, and what runs for some turns. */
    public Readiness readiness() {
        return readiness;
    }

    /** How it gets about. */
    public Momentum momentum() {
        return momentum;
    }

    void restoreTurn(ActingUnit earlier) {
        attackCounters = earlier.attackCounters;
        overwatch = earlier.overwatch;
        moves = earlier.moves;
        actionsTaken = earlier.actionsTaken;
        seizeDebt = earlier.seizeDebt;
        terrified = earlier.terrified;
        seizeLock = earlier.seizeLock;
        waiting = earlier.waiting;
        System.arraycopy(earlier.prepared, 0, prepared, 0, prepared.length);
        readiness.restore(earlier.readiness);
        momentum.restore(earlier.momentum);
    }

    boolean actsLike(ActingUnit that) {
        return attackCounters == that.attackCounters
                && overwatch == that.overwatch
                && moves == that.moves
                && actionsTaken == that.actionsTaken
                && seizeDebt == that.seizeDebt
                && terrified == that.terrified
                && seizeLock == that.seizeLock
                && waiting == that.waiting
                && Arrays.equals(prepared, that.prepared)
                && readiness.equals(that.readiness)
                && momentum.equals(that.momentum);
    }

    int turnHash() {
        int done = 31 * (31 * (31 * attackCounters + overwatch) + moves) + actionsTaken;
        int owed = 31 * (31 * (31 * seizeDebt + terrified) + seizeLock) + waiting;
        int ready = 31 * Arrays.hashCode(prepared) + readiness.hashCode();
        return 31 * (31 * (31 * done + owed) + ready) + momentum.hashCode();
    }
}
