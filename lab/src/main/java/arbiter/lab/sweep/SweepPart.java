package arbiter.lab.sweep;

import arbiter.lab.tally.Tally;
import java.util.Optional;

/** What came of some of a variant's fights, or why it cannot be played. */
public record SweepPart(int variant, Tally tally, Optional<String> problem) {

    SweepPart and(SweepPart other) {
        return new SweepPart(variant, tally.and(other.tally), problem.or(other::problem));
    }
}
