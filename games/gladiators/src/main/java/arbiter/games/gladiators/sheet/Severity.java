package arbiter.games.gladiators.sheet;

/** How much a personal trait matters, what that is worth, and the roll for its success. Ledger: GG-ADV-5. */
public enum Severity {
    MINOR(0, 8),
    SIGNIFICANT(1, 6),
    MAJOR(2, 4);

    private final int value;
    private final int worksOn;

    Severity(int value, int worksOn) {
        this.value = value;
        this.worksOn = worksOn;
    }

    public int value() {
        return value;
    }

    public int worksOn() {
        return worksOn;
    }
}
