package arbiter.dice;

/** Some equal dice, each face kept: {@code 2d6}. Small throws are sampled from a table, without making an object. */
public final class Dice implements Pool<Faces> {

    private static final Dice[][] COMMON = new Dice[9][21];

    private final int count;
    private final Die die;
    private final Hands hands;

    private Dice(int count, Die die) {
        Limits.dice(die.name(), count);
        this.count = count;
        this.die = die;
        this.hands = Hands.of(count, die.sides());
    }

    /** Plain dice; common ones are made only once. */
    public static Dice of(int count, int sides) {
        if (count < 1 || count >= COMMON.length || sides < 1 || sides >= COMMON[0].length) {
            return of(count, Die.of(sides));
        }
        Dice known = COMMON[count][sides];
        if (known == null) {
            known = of(count, Die.of(sides));
            COMMON[count][sides] = known;
        }
        return known;
    }

    public static Dice of(int count, Die die) {
        return new Dice(count, die);
    }

    public int count() {
        return count;
    }

    public Die die() {
        return die;
    }

    /** Their sum: {@code 2d6}, read as one number. */
    public Total sum() {
        return new Total(this);
    }

    /** Their sum and a constant: {@code 2d6+3}. */
    public Sum plus(int constant) {
        return Sum.of(sum()).plus(constant);
    }

    public Kept keepHighest(int keep) {
        return new Kept(this, count - keep, 0);
    }

    public Kept keepLowest(int keep) {
        return new Kept(this, 0, count - keep);
    }

    public Kept drop(int lowest, int highest) {
        return new Kept(this, lowest, highest);
    }

    /** The lowest few are thrown once more, and the new faces stand. */
    public Rerolled rerollLowest(int dice) {
        return new Rerolled(this, dice, 0);
    }

    /** The highest few are thrown once more, and the new faces stand. */
    public Rerolled rerollHighest(int dice) {
        return new Rerolled(this, 0, dice);
    }

    @Override
    public Faces roll(Thrower thrower) {
        return hands.roll(thrower, die);
    }

    @Override
    public Faces sample(RandomStream random) {
        return hands.sample(random, die);
    }

    @Override
    public Distribution<Faces> odds(Weights kind) {
        return hands.odds(kind, die.sides());
    }

    @Override
    public String notation() {
        return count == 1 ? die.name() : count + die.name();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dice that && count == that.count && die.equals(that.die);
    }

    @Override
    public int hashCode() {
        return 31 * count + die.hashCode();
    }

    @Override
    public String toString() {
        return notation();
    }
}
