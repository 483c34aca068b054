package arbiter.cli;

/** What the exit code of the program says. */
public final class Exit {

    public static final int DONE = 0;
    public static final int CHECK_FAILED = 1;
    public static final int WRONG_USE = 2;
    public static final int UNEXPECTED = 3;

    private Exit() {}
}
