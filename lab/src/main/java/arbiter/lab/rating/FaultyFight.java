package arbiter.lab.rating;

/** The rules could not finish a fight, so that nothing can be said about who is better. */
public final class FaultyFight extends RuntimeException {

    private static final long serialVersionUID = 1L;

    FaultyFight(String name, long number, String message) {
        super(name + ": the rules could not finish fight " + number + ": " + message);
    }
}
