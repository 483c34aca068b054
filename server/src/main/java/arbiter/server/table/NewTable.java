package arbiter.server.table;

import java.util.Map;
import java.util.Optional;

/**
 * A table to be set up: from an encounter of the game, or from the text of a situation. The seats say who plays a unit or
 * a side: {@code me}, {@code gamemaster} or {@code machine}, {@code machine-easy}, {@code machine-hard}. With a lobby nothing happens before somebody begins.
 */
public record NewTable(
        String game,
        Optional<String> encounter,
        Optional<String> situation,
        Optional<String> title,
        Map<String, String> options,
        Map<String, String> seats,
        boolean withGamemaster,
        boolean demo,
        boolean lobby) {

    /** One that begins as soon as it is made. */
    public NewTable(
            String game,
            Optional<String> encounter,
            Optional<String> situation,
            Optional<String> title,
            Map<String, String> options,
            Map<String, String> seats,
            boolean withGamemaster,
            boolean demo) {
        this(game, encounter, situation, title, options, seats, withGamemaster, demo, false);
    }
}
