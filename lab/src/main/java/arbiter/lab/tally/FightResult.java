package arbiter.lab.tally;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What came of one fight.
 *
 * @param number its number in the run
 * @param winner the side that won, if one did
 * @param end why it was over
 * @param text how it ended, in words
 * @param rounds the round in which it ended
 * @param score how well the first side stood at the end, by the game's own measure
 * @param decisions dice thrown and answers given
 * @param opener the side that acted first, if anybody acted
 * @param leaders the side that stood best at the end of each round, "" where two stood alike
 * @param units how each unit came out of it, by id
 */
public record FightResult(
        long number,
        Optional<String> winner,
        FightEnd end,
        String text,
        int rounds,
        double score,
        int decisions,
        Optional<String> opener,
        List<String> leaders,
        Map<String, UnitResult> units) {

    /**
     * How a unit came out of a fight.
     *
     * @param fell the round in which it fell for the last time; 0 if it stood at the end
     * @param fallen whether it was the first of all to fall
     * @param left what was left of its resources, by their names
     */
    public record UnitResult(String name, String side, int fell, boolean fallen, Map<String, Integer> left) {}

    /** A fight that the rules could not finish; nothing but that is known of it. */
    public static FightResult fault(long number, int decisions, String message) {
        return new FightResult(
                number,
                Optional.empty(),
                FightEnd.FAULT,
                message,
                1,
                0,
                decisions,
                Optional.empty(),
                List.of(),
                Map.of());
    }

    /** Two for a fight won, one for one that nobody won, none for one lost. */
    public int halves(String side) {
        return winner.map(won -> won.equals(side) ? 2 : 0).orElse(1);
    }
}
