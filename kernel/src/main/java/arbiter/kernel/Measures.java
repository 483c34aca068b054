package arbiter.kernel;

/** Where events say what the odds should count. */
public interface Measures {

    /** A yes or no of this action: {@code hit}. Said several times, one yes is enough. */
    void fact(String name, boolean held);

    /** A number of this action: {@code margin}. Said several times, the numbers add up. */
    void number(String name, int value);
}
