package arbiter.games.gladiators.test;

import arbiter.kernel.Modifiers;

/**
 * What a D10 has to reach: 6, or a number that a rule names, more for what resists, less for what acts. What is added to a roll stands with what acts.
 * Ledger: GG-DIE-2, GG-DIE-7, GG-AMB-01.
 */
public record Needed(int base, Modifiers active, Modifiers resisting) {

    private static final int EVEN = 6;

    /** A Level against a Level. */
    public Needed(Modifiers active, Modifiers resisting) {
        this(EVEN, active, resisting);
    }

    /** A plain "x or more". Ledger: GG-DIE-7. */
    public static Needed plain(int number) {
        return new Needed(number, Modifiers.none(), Modifiers.none());
    }

    public int number() {
        return base + resisting.total() - active.total();
    }

    public Needed helped(String by, int amount) {
        return new Needed(base, active.and(by, amount), resisting);
    }

    public Needed resisted(String by, int amount) {
        return new Needed(base, active, resisting.and(by, amount));
    }

    /** Never more than so much. Ledger: GG-DIE-10. */
    public Needed atMost(int most, String because) {
        return helped(because, Math.max(0, number() - most));
    }

    /** Never less than so much. Ledger: GG-DIE-10. */
    public Needed atLeast(int least, String because) {
        return resisted(because, Math.max(0, least - number()));
    }

    /** How it stands in the log: {@code +3 Accuracy against +4 Evasion needs 7}. */
    public String words() {
        String against = resisting.isEmpty() ? "" : " against " + resisting;
        String sum = active.isEmpty() && resisting.isEmpty() ? "" : (active + against).strip() + " ";
        return sum + "needs " + number();
    }
}
