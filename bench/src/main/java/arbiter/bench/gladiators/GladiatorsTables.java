package arbiter.bench.gladiators;

import arbiter.games.gladiators.GladiatorsRulebook;
import arbiter.games.gladiators.unit.GladiatorsState;

/** The tables of Glorious Gladiators that are measured. */
public final class GladiatorsTables {

    public static final GladiatorsRulebook BOOK = new GladiatorsRulebook();

    private GladiatorsTables() {}

    /** The shipped encounter of five against eight, to its end. */
    public static GladiatorsState fiveAgainstEight() {
        return BOOK.encounters().stream()
                .filter(encounter -> encounter.id().equals("street-fight"))
                .findFirst()
                .orElseThrow()
                .situation()
                .start(BOOK);
    }
}
