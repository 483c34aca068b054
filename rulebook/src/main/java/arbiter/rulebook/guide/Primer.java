package arbiter.rulebook.guide;

import java.util.List;

/** A game in five minutes: a few cards to read one after the other before the first fight. */
public record Primer(List<PrimerCard> cards) {

    public static final int FEWEST_CARDS = 6;
    public static final int MOST_CARDS = 8;
}
