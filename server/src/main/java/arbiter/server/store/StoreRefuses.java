package arbiter.server.store;

/** The store cannot do what is asked: nothing was written. The message is for people. */
public final class StoreRefuses extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public StoreRefuses(String message) {
        super(message);
    }

    StoreRefuses(String message, Throwable cause) {
        super(message, cause);
    }
}
