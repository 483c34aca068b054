package arbiter.games.narrative.maneuver;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/**
 * Part: what somebody's aiming maneuvers have come to. The row is how many of them followed on each other up to now; two
 * in a row count for more. It lasts to the end of the turn in that round. Ledger: NAR-MAN-1, 2, 13, 14.
 */
public record Aiming(boolean aimed, Optional<String> called, int row, boolean doubled, int untilRound) implements Part {

    public static final Aiming NONE = new Aiming(false, Optional.empty(), 0, false, 0);

    private static final int DOUBLE = 2;

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public int hashCode() {
        return 31 * (31 * called.hashCode() + row) + (aimed ? 1 : 0) + (doubled ? 2 : 0) + 4 * untilRound;
    }

    Aiming aim(int round) {
        return new Aiming(true, called, row + 1, doubled || row + 1 >= DOUBLE, round + 1);
    }

    Aiming call(String part, int round) {
        return new Aiming(aimed, Optional.of(part), row + 1, doubled || row + 1 >= DOUBLE, round + 1);
    }

    /** Another maneuver came in between; what was gained stays. */
    Aiming interrupted() {
        return new Aiming(aimed, called, 0, doubled, untilRound);
    }

    /** Boost dice on the next combat check; a called shot has none. */
    public int boost() {
        return called.isPresent() || !aimed ? 0 : doubled ? 2 : 1;
    }

    /** Setback dice on the next combat check. */
    public int setback() {
        return called.isEmpty() ? 0 : doubled ? 1 : 2;
    }
}
