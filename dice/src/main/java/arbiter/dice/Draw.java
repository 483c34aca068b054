package arbiter.dice;

/**
 * A random result with two faces: how it is rolled, die by die, and the exact weight of everything that can come of
 * it. A law test proves for every kind of draw that the two agree.
 */
public interface Draw<T> {

    /** Throws the dice and reads the result off them. */
    T roll(Thrower thrower);

    /** The same result from a fast random stream; kinds with few results override it with a table. */
    default T sample(RandomStream random) {
        return roll(random);
    }

    /** Everything that can come of it with exact weights; computed once. */
    Distribution<T> exact();

    /** The same with machine numbers, for previews, agents and charts; computed once. */
    Distribution<T> fast();

    /** The draw as people write it: {@code 2d6}. */
    String notation();
}
