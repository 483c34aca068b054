package arbiter.games.wasteland.test;

/** What a test came to. Ledger: WAS-TEST-6. */
public record TestOutcome(boolean rolled, int successes, int difficulty, int complications) {

    /** A pass without a roll: no action points and no complications. Ledger: WAS-TEST-8. */
    static final TestOutcome UNROLLED = new TestOutcome(false, 0, 0, 0);

    public boolean passes() {
        return successes >= difficulty;
    }

    /** Action points of a pass. Ledger: WAS-TEST-6. */
    public int surplus() {
        return Math.max(0, successes - difficulty);
    }

    /** What was missing. Ledger: WAS-OPP-3. */
    public int shortfall() {
        return Math.max(0, difficulty - successes);
    }
}
