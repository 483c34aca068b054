package arbiter.lab.run;

/** Ends a fight in the middle of a step. */
final class FightStopped extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** It took more dice and answers than allowed. */
    static final FightStopped TOO_LONG = new FightStopped("too long");

    /** Nobody wants to know how it goes on. */
    static final FightStopped CANCELLED = new FightStopped("cancelled");

    private FightStopped(String message) {
        super(message, null, false, false);
    }
}
