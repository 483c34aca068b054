package arbiter.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The labels of requests and dice that a game's opponent names in its sources, whole or by how they begin or end. */
final class OpponentLabels {

    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Pattern OPPONENT = Pattern.compile(".*([/\\\\]opponent[/\\\\].*|Opponent)\\.java");
    private static final Pattern NAMED = Pattern.compile("\"(?=[^\"]*\\.)(\\.?[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.?)\"");

    private OpponentLabels() {}

    static List<String> named() {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> OPPONENT.matcher(file.toString()).matches())
                    .flatMap(file -> NAMED.matcher(read(file)).results().map((MatchResult label) -> label.group(1)))
                    .distinct()
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Those that fit no request and no dice among the signs of wild runs. */
    static List<String> neverBorne(List<String> named, Collection<String> signs) {
        List<String> borne = signs.stream()
                .filter(sign -> sign.startsWith("asked ") || sign.startsWith("threw "))
                .map(sign -> sign.substring(sign.indexOf(' ') + 1))
                .toList();
        return named.stream()
                .filter(label -> borne.stream().noneMatch(known -> fits(label, known)))
                .toList();
    }

    private static boolean fits(String named, String label) {
        return label.equals(named)
                || named.startsWith(".") && label.endsWith(named)
                || named.endsWith(".") && label.startsWith(named);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
