package arbiter.dice;

import java.math.BigInteger;

/** What can come of something random, each outcome once, with its weight. Immutable. */
public interface Distribution<T> {

    /** How many different outcomes there are. */
    int size();

    T outcome(int index);

    /** The chance of that outcome, from 0 to 1. */
    double probability(int index);

    /** The exact weight of that outcome; refused by the fast kind. */
    BigInteger weight(int index);

    /** What the weights add up to. */
    BigInteger total();
}
