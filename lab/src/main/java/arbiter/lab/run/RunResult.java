package arbiter.lab.run;

import arbiter.lab.tally.Tally;
import java.time.Duration;
import java.util.List;

/**
 * What came of a run: of all of its fights, or of the first ones if it was cancelled.
 *
 * @param trace how the share of the first side went, at growing numbers of fights
 */
public record RunResult(Tally tally, List<SharePoint> trace, boolean complete, Duration elapsed) {

    public RunResult {
        trace = List.copyOf(trace);
    }
}
