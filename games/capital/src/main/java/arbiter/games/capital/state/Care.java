package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Profile;
import arbiter.space.plane.Point;
import java.util.Objects;
import java.util.Optional;

/** What keeps harm away from a unit, and what harm waits for it. */
public final class Care {

    int overflow;
    String superchargedBy;
    String delayedBy;
    int delayed;
    int sanctuary;
    int shellHp;
    /** Where the power armour stands while nobody is inside. */
    Point shellAt;

    boolean lastAction;

    Care() {}

    static Care of(Profile profile) {
        Care care = new Care();
        if (profile.shell().isPresent()) {
            care.shellHp = profile.shell().get().hitPoints();
        }
        return care;
    }

    /** Counters that can become damage. Ledger: patch-up-1, CAP-AMB-103. */
    public int overflow() {
        return overflow;
    }

    /** The Healer whose Supercharge waits to be spent. */
    public Optional<String> superchargedBy() {
        return Optional.ofNullable(superchargedBy);
    }

    /** The Healer who keeps damage away for now. Ledger: delay-the-inevitable. */
    public Optional<String> delayedBy() {
        return Optional.ofNullable(delayedBy);
    }

    /** Whether damage is only counted; cheaper to ask than who does it. */
    public boolean isDelayed() {
        return delayedBy != null;
    }

    /** The damage counted so far. */
    public int delayed() {
        return delayed;
    }

    /** How many turns Sanctuary still lasts. */
    public int sanctuary() {
        return sanctuary;
    }

    public boolean inSanctuary() {
        return sanctuary > 0;
    }

    /** Hit points of the power armour, if there is one. */
    public int shellHp() {
        return shellHp;
    }

    public Optional<Point> shellAt() {
        return Optional.ofNullable(shellAt);
    }

    /** Dying, but granted one last Action: nothing can happen to it any more but death. Ledger: CAP-DYING-9. */
    public boolean isInLastAction() {
        return lastAction;
    }

    void restore(Care earlier) {
        overflow = earlier.overflow;
        superchargedBy = earlier.superchargedBy;
        delayedBy = earlier.delayedBy;
        delayed = earlier.delayed;
        sanctuary = earlier.sanctuary;
        shellHp = earlier.shellHp;
        shellAt = earlier.shellAt;
        lastAction = earlier.lastAction;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Care that
                && overflow == that.overflow
                && delayed == that.delayed
                && sanctuary == that.sanctuary
                && shellHp == that.shellHp
                && lastAction == that.lastAction
                && Objects.equals(superchargedBy, that.superchargedBy)
                && Objects.equals(delayedBy, that.delayedBy)
                && Objects.equals(shellAt, that.shellAt);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * overflow + delayed) + sanctuary) + shellHp;
    }
}
