package arbiter.dice;

/** One physical die: its name as people write it and how many equally likely sides it has, numbered from 1. */
public record Die(String name, int sides) {

    public static final Die D6 = of(6);
    public static final Die D10 = of(10);
    public static final Die D20 = of(20);

    public Die {
        if (sides < 1) {
            throw new IllegalArgumentException("a die needs at least one side, not " + sides);
        }
    }

    /** The plain die with that many sides: {@code d6}. */
    public static Die of(int sides) {
        return new Die("d" + sides, sides);
    }
}
