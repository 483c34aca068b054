package arbiter.server;

/** How often a test tries: a short form for every build, a long one with {@code -Darbiter.long=true}. */
public final class Rounds {

    private Rounds() {}

    public static int of(int inShort, int inLong) {
        return Boolean.getBoolean("arbiter.long") ? inLong : inShort;
    }
}
