package arbiter.server.table.past;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A fight that people played, as it stood at the beginning of each round.
 *
 * @param options what the table had decided for itself
 * @param rounds how it stood, in the form of saved tables; what was taken back is not among them
 * @param over whether it was played to its end
 * @param winner the side that won, if one did
 */
public record PastFight(
        String game,
        String title,
        Map<String, String> options,
        List<Round> rounds,
        boolean over,
        Optional<String> winner) {

    /** How it stood as a round began. */
    public record Round(int number, String state) {}

    public PastFight {
        rounds = List.copyOf(rounds);
    }
}
