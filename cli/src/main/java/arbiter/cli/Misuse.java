package arbiter.cli;

/** A command that cannot be carried out as it was given. The message is for people. */
final class Misuse extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Misuse(String message) {
        super(message, null, false, false);
    }
}
