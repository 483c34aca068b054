package arbiter.games.wasteland.test;

/** What a test came to, and whether a complication has spoilt a dose used along with it. Ledger: WAS-TEST-6, comp-extra-dose. */
public record TestOutcome(boolean rolled, int successes, int difficulty, int complications, boolean doseSpoilt) {

    /** A pass without a roll: no action points and no complications. Ledger: WAS-TEST-8. */
    static final TestOutcome UNROLLED = new TestOutcome(false, 0, 0, 0, false);

    static TestOutcome of(TestTally tally, int difficulty) {
        return new TestOutcome(true, tally.successes(), difficulty, tally.complications(), false);
    }

    TestOutcome spoilingDose(boolean spoilt) {
        return new TestOutcome(rolled, successes, difficulty, complications, spoilt);
    }

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
