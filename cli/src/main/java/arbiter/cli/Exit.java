package arbiter.cli;

/** What the exit code of the program says. */
final class Exit {

    static final int DONE = 0;
    static final int CHECK_FAILED = 1;
    static final int WRONG_USE = 2;
    static final int UNEXPECTED = 3;
    /** What shells say of a program that wrote into a closed pipe. */
    static final int OUTPUT_CLOSED = 141;

    private Exit() {}
}
