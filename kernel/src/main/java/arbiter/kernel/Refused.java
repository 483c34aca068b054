package arbiter.kernel;

/** Something asked for is not legal now. The message is for people; nothing was changed. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Refused(String message) {
        super(message);
    }
}
