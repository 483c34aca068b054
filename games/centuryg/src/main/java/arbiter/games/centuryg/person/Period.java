package arbiter.games.centuryg.person;

/** The stretches of time after which things return to people. Ledger: BCG-GEN-1, BCG-GEN-4. */
public enum Period {
    SCENE("Scene"),
    EPISODE("Episode"),
    ARC("Episode Arc"),
    /** Longer than any table looks. */
    EVER("story");

    private final String word;

    Period(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Whether something that lasts that long is over when this ends. */
    boolean ends(Period lasting) {
        return lasting != EVER && lasting.compareTo(this) <= 0;
    }
}
