package arbiter.kernel;

/** What an option points at, so that the board can offer it there. */
public sealed interface Pointer {

    record Unit(String id) implements Pointer {}

    /** A place in the notation of the board's kind. */
    record Place(String at) implements Pointer {}
}
