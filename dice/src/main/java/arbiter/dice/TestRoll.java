package arbiter.dice;

/** What a pool of d20 shows: successes and complications, judged independently of each other. */
public record TestRoll(int successes, int complications) {

    private static final int COMMON_SUCCESSES = 32;
    private static final int COMMON_COMPLICATIONS = 16;
    private static final TestRoll[] COMMON = new TestRoll[COMMON_SUCCESSES * COMMON_COMPLICATIONS];

    static {
        for (int i = 0; i < COMMON.length; i++) {
            COMMON[i] = new TestRoll(i / COMMON_COMPLICATIONS, i % COMMON_COMPLICATIONS);
        }
    }

    /** Common results are made only once, so that sampling makes no objects. */
    public static TestRoll of(int successes, int complications) {
        boolean common = successes < COMMON_SUCCESSES && complications < COMMON_COMPLICATIONS;
        return common
                ? COMMON[successes * COMMON_COMPLICATIONS + complications]
                : new TestRoll(successes, complications);
    }
}
