package arbiter.games.narrative.range;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: a move that is not fully paid yet, relative to whom, and how many maneuvers went into it. Ledger: NAR-MOVE-2. */
public record MoveProgress(Optional<String> reference, boolean closer, int paid) implements Part {

    public static final MoveProgress NONE = new MoveProgress(Optional.empty(), false, 0);

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public int hashCode() {
        return 31 * reference.hashCode() + (closer ? 1 : 0) + 2 * paid;
    }

    static MoveProgress of(String reference, boolean closer, int paid) {
        return new MoveProgress(Optional.of(reference), closer, paid);
    }

    /** What was paid for this very step before. */
    int paidFor(String towards, boolean coming) {
        return closer == coming && reference.isPresent() && reference.get().equals(towards) ? paid : 0;
    }
}
