package arbiter.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A pool of dice as people see it: every die with its reason and, once it is thrown, with what it shows; and notes on dice
 * that are not there any more.
 */
public record Handful(List<Die> dice, List<String> notes) {

    /** Before anything is thrown. */
    public static final Handful EMPTY = new Handful(List.of(), List.of());

    public Handful {
        dice = List.copyOf(dice);
        notes = List.copyOf(notes);
    }

    /**
     * One die by the name of its kind, {@code proficiency}, and whether it stands against whoever throws it; why it is
     * there; and, once it is thrown, the symbols that came up, none on a blank side.
     */
    public record Die(String kind, boolean against, String why, Optional<List<String>> shows) {

        public Die {
            shows = shows.map(List::copyOf);
        }
    }
}
