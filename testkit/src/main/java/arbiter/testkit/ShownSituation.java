package arbiter.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A situation that a page of the documentation shows, and what is said about it if it is wrong. */
public record ShownSituation(String yaml, Optional<String> message) {

    /** A block of YAML, and the block of text after it as far as only words stand between them. */
    private static final Pattern SHOWN = Pattern.compile("(?s)```yaml\n(.*?\n)```(?:[^`]*\n\n```text\n(.*?)\n```)?");

    public static List<ShownSituation> on(Path page) {
        try {
            return SHOWN.matcher(Files.readString(page))
                    .results()
                    .map(block -> new ShownSituation(block.group(1), Optional.ofNullable(block.group(2))))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What must come of it. */
    public String expected() {
        return message.orElse("as expected");
    }
}
