package arbiter.interpreters.preview;

/** Leaves a step where the outlook ends, though the step would go on. */
final class ActOver extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ActOver() {
        super(null, null, false, false);
    }
}
