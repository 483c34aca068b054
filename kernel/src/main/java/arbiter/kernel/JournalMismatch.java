package arbiter.kernel;

/** The rules asked for something else than the journal holds: it was written by other rules, or altered. */
public final class JournalMismatch extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public JournalMismatch(String message) {
        super(message);
    }
}
