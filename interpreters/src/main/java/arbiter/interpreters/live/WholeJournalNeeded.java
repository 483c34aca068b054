package arbiter.interpreters.live;

/** Thrown where a table is to go back further than it was taken up: it has to be brought back from its whole journal. */
public final class WholeJournalNeeded extends RuntimeException {

    private static final long serialVersionUID = 1L;

    WholeJournalNeeded() {
        super("this goes back further than the table was taken up");
    }
}
