package arbiter.games.gladiators.sheet;

import java.util.List;

/** A word of a price list that was chosen, and what was said after it; an empty text where nothing follows. */
public record ChosenWord(String word, String argument) {

    /** The number said after it; 1 where none is. */
    public int number() {
        return argument.matches("\\d{1,3}") ? Integer.parseInt(argument) : 1;
    }

    /** Whether that word is among them. */
    static boolean isIn(List<ChosenWord> words, String wanted) {
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).word().equals(wanted)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return argument.isEmpty() ? word : word + " " + argument;
    }
}
