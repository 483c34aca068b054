package arbiter.games.gladiators.sheet;

/** A word of a price list that was chosen, and what was said after it; an empty text where nothing follows. */
public record ChosenWord(String word, String argument) {

    /** The number said after it; 1 where none is. */
    public int number() {
        return argument.matches("\\d{1,3}") ? Integer.parseInt(argument) : 1;
    }

    @Override
    public String toString() {
        return argument.isEmpty() ? word : word + " " + argument;
    }
}
