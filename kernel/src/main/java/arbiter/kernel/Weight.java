package arbiter.kernel;

/** How much the line of an event matters to whoever reads the log as a story; said by the event, not guessed from words. */
public enum Weight {

    /** A sentence of the story. */
    MAIN,

    /** Says what somebody is about to do; what comes of it says more. */
    ANNOUNCEMENT,

    /** What came of the roll before it. */
    RESULT,

    /** Bookkeeping: counters, ammunition, ends of turns. */
    SMALL
}
