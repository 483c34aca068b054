package arbiter.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The source files of the pages, of scenes that tests show boards with, and of test tools, where people edit them. */
final class PageSources {

    static final Path PAGES = Path.of("src/main/resources/web");
    static final Path SCENES = Path.of("src/test/resources/board");
    static final Path TOOLS = Path.of("src/test/resources/web");

    private PageSources() {}

    /** All files below the folders whose names end like that: path, with slashes, and text. */
    static Map<String, String> read(List<Path> folders, String... endings) {
        Map<String, String> texts = new TreeMap<>();
        for (Path folder : folders) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.map(PageSources::name)
                        .filter(name -> Stream.of(endings).anyMatch(name::endsWith))
                        .forEach(name -> texts.put(name, text(Path.of(name))));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return texts;
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static String name(Path file) {
        return file.toString().replace('\\', '/');
    }
}
