package arbiter.lab.calibration;

import arbiter.lab.job.Start;
import java.util.List;
import java.util.Optional;

/**
 * A fight that was played to its end, with how it stood at some moments.
 *
 * @param winner the side that won, if one did
 */
public record PlayedTable(String game, List<At> moments, Optional<String> winner) {

    /** How it stood as a round began. */
    public record At(int round, Start.Standing start) {}

    public PlayedTable {
        moments = List.copyOf(moments);
    }
}
