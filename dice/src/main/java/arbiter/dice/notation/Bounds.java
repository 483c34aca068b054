package arbiter.dice.notation;

/** The sizes beyond which an expression is refused, so that none can hang the program or fill its memory. */
final class Bounds {

    static final int TEXT = 500;
    static final int NESTING = 30;
    static final int DICE = 1000;
    static final int SIDES = 10_000;
    static final int RESULT = 1_000_000;

    /** A die that explodes brings at most this many more, and is then cut short. */
    static final int EXPLOSIONS = 10;

    /** Of the sides of a die that is rerolled until it fits, at least one in this many must fit. */
    static final int UNTIL = 20;

    /** Beyond this many rerolls of one die the thrower is not random. */
    static final int REROLLS = 2000;

    private Bounds() {}
}
