package arbiter.lab.run;

import arbiter.lab.tally.Tally;
import java.time.Duration;
import java.util.Optional;

/**
 * How far a run is.
 *
 * @param tally what came of the fights so far, which are the first ones of the run
 * @param wanted how many fights there will be
 * @param left how long the others will take, once that can be told
 */
public record Progress(Tally tally, long wanted, Duration elapsed, Optional<Duration> left) {

    static Progress of(Tally tally, long wanted, Duration elapsed) {
        long fights = tally.fights();
        Optional<Duration> left = fights == 0
                ? Optional.empty()
                : Optional.of(Duration.ofNanos((long) ((double) elapsed.toNanos() / fights * (wanted - fights))));
        return new Progress(tally, wanted, elapsed, left);
    }
}
