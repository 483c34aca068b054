package arbiter.interpreters.lookahead;

import arbiter.kernel.Agent;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;

/** Who plays against people: the opponent made for a game, or for a game that has none one that looks ahead. */
public final class Opponents {

    /** An opponent needs no luck of its own: at every table it begins alike. */
    private static final long SEED = 1;

    private Opponents() {}

    public static <S extends State<S>> Agent<S> of(Rulebook<S> book) {
        return book.opponent().orElseGet(() -> lookingAhead(book));
    }

    /** The one that looks ahead, with as much effort as a live table has time for. */
    public static <S extends State<S>> Agent<S> lookingAhead(Rulebook<S> book) {
        return new LookAhead<>(book.game(), Effort.LIVE, SEED);
    }
}
