package arbiter.dice;

/** A draw or a distribution beyond the limits that keep every answer quick; the message names the limit it met. */
public final class TooLarge extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public TooLarge(String message) {
        super(message);
    }
}
