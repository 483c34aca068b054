package arbiter.games.capital.sheet;

/** Two sides of a check, the acting one first: {@code STR vs AGI}, {@code KNW vs 5}. Ledger: CAP-CHK-2. */
public record Versus(Basis attack, Basis defence) {

    private static final String BETWEEN = " vs ";

    public static Versus of(String text) {
        int at = text.indexOf(BETWEEN);
        if (at < 0) {
            throw new IllegalArgumentException("'" + text + "' has no two sides; write STR vs AGI or WIL vs 7");
        }
        return new Versus(Basis.of(text.substring(0, at)), Basis.of(text.substring(at + BETWEEN.length())));
    }

    @Override
    public String toString() {
        return attack + BETWEEN + defence;
    }
}
