package arbiter.lab.report;

import java.util.Map;
import java.util.OptionalDouble;

/**
 * A round.
 *
 * @param ended the share of all fights that end in it, by the side that wins, "" for nobody
 * @param open the share of all fights that go on after it
 * @param leaderWins of those, the share won by the side that stands best at the end of the round
 */
public record RoundReport(int round, Map<String, Double> ended, double open, OptionalDouble leaderWins) {}
