package arbiter.kernel;

/** An answer that is nothing but its words: {@code PlainOption.of("prone", "Throw to the ground")}. */
public record PlainOption(String id, String text, boolean declines) implements Option {

    public static PlainOption of(String id, String text) {
        return new PlainOption(id, text, false);
    }

    /** The way to let the moment pass. */
    public static PlainOption passing(String id, String text) {
        return new PlainOption(id, text, true);
    }
}
