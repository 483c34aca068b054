package arbiter.kernel;

import java.util.Optional;

/** How a fight ended: who won, if anybody did, and in words. */
public record Ending(Optional<String> winner, String text) {

    public static Ending wonBy(String side, String text) {
        return new Ending(Optional.of(side), text);
    }

    public static Ending drawn(String text) {
        return new Ending(Optional.empty(), text);
    }
}
