package arbiter.lab.tally;

import java.util.Comparator;
import java.util.Optional;

/** A fight worth looking at: its number, and what made it so for the first side. */
public record Example(long number, Optional<String> winner, int halves, int rounds, double score) {

    /** The best for the first side first; of equal ones the one with the lowest number. */
    static final Comparator<Example> BEST = Comparator.comparingInt(Example::halves)
            .thenComparingDouble(Example::score)
            .reversed()
            .thenComparingLong(Example::number);

    static final Comparator<Example> WORST = Comparator.comparingInt(Example::halves)
            .thenComparingDouble(Example::score)
            .thenComparingLong(Example::number);

    static Example of(FightResult fight, String side) {
        return new Example(fight.number(), fight.winner(), fight.halves(side), fight.rounds(), fight.score());
    }
}
