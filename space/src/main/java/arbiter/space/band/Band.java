package arbiter.space.band;

/** How far apart two parties are, in the bands that people at the table speak of. Strategic is for vehicles. */
public enum Band {
    ENGAGED,
    SHORT,
    MEDIUM,
    LONG,
    EXTREME,
    STRATEGIC;

    private static final Band[] ALL = values();

    /** Engaged is 0, short 1, and so on. */
    public static Band number(int number) {
        return ALL[number];
    }

    /** Whether something at this band is within reach of what carries as far as another. */
    public boolean within(Band reach) {
        return ordinal() <= reach.ordinal();
    }
}
