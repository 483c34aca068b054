package arbiter.interpreters.odds;

/** Leaves a rule that goes on for longer, or in more ways, than can be followed. */
final class EnumerationLimit extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EnumerationLimit() {
        super(null, null, false, false);
    }
}
