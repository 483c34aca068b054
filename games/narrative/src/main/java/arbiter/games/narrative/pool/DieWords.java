package arbiter.games.narrative.pool;

import arbiter.content.yaml.EnumWords;
import arbiter.dice.SymbolDie;

/** What people call the dice: by the colour they have at the table, and by name for those who do not see it. */
public final class DieWords {

    private DieWords() {}

    public static String colour(SymbolDie die) {
        return switch (die) {
            case PROFICIENCY -> "yellow";
            case ABILITY -> "green";
            case BOOST -> "blue";
            case CHALLENGE -> "red";
            case DIFFICULTY -> "purple";
            case SETBACK -> "black";
        };
    }

    /** {@code 2 purple}. */
    public static String count(int count, SymbolDie die) {
        return count + " " + colour(die);
    }

    /** {@code 2 difficulty dice}. */
    public static String named(int count, SymbolDie die) {
        return count + " " + EnumWords.of(die) + (count == 1 ? " die" : " dice");
    }
}
