package arbiter.interpreters.live;

/**
 * Thrown where a step needs its first input and the gamemaster changed something there: the step begins again, after the
 * edits. Carries no stack, because it is no error.
 */
final class RestartAfterEdits extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RestartAfterEdits() {
        super(null, null, false, false);
    }
}
