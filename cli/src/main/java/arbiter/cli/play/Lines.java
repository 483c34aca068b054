package arbiter.cli.play;

import java.util.Optional;

/** Where a player's words come from. */
public interface Lines extends AutoCloseable {

    /** The next line; empty when there are no more. */
    Optional<String> next(String prompt);

    /** Whether people sit in front of the screen, so that somebody may have to look away. */
    boolean watched();

    @Override
    void close();
}
