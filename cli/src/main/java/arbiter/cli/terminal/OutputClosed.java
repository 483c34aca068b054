package arbiter.cli.terminal;

/** Whoever read what the program prints has gone, so there is nobody to go on for. */
public final class OutputClosed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutputClosed() {
        super("what the program prints is no longer read");
    }
}
