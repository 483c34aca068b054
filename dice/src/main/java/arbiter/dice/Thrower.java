package arbiter.dice;

/** Throws one die at a time: a random source, a script, or a journal that is being replayed. */
@FunctionalInterface
public interface Thrower {

    /** The side that came up, from 1 to {@code die.sides()}. */
    int next(Die die);
}
