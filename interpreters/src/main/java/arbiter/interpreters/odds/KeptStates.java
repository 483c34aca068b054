package arbiter.interpreters.odds;

/** A play that keeps the states it has met, equal ones once: whoever wants to remember how it ended needs no copy. */
public interface KeptStates<S> {

    /** The table as it is now, kept as it is: never to be changed. */
    S kept();
}
