package arbiter.games.gladiators.sheet;

/** How often a personal trait comes up, what that is worth, and the roll for those that come by chance. Ledger: GG-ADV-4. */
public enum Frequency {
    RARE(0, 8),
    COMMON(1, 6),
    FREQUENT(2, 4);

    private final int value;
    private final int appearsOn;

    Frequency(int value, int appearsOn) {
        this.value = value;
        this.appearsOn = appearsOn;
    }

    public int value() {
        return value;
    }

    /** What a random trait has to roll to turn up in a session. */
    public int appearsOn() {
        return appearsOn;
    }
}
