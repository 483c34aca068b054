package arbiter.content.catalogue;

import arbiter.content.ContentProblems;
import arbiter.content.Place;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder of homebrew content for one game: a {@code pack.yaml} and files named like the game's own. */
public final class Pack {

    static final String MANIFEST = "pack.yaml";
    static final int MAX_FILES = 200;
    static final long MAX_BYTES = 2 << 20;

    private final Manifest manifest;
    private final List<Source> files;
    private final String folder;
    private final String written;

    private Pack(Manifest manifest, List<Source> files, String folder, String written) {
        this.written = written;
        this.manifest = manifest;
        this.files = files;
        this.folder = folder;
    }

    /** The pack in this folder. Its content is read when a game loads it. */
    public static Pack in(Path folder) {
        String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
        List<Path> paths = contentOf(folder, name);
        Source described = source(name, folder.resolve(MANIFEST));
        Manifest manifest = Yaml.read(described, Manifest.class);
        List<Source> files = new ArrayList<>();
        for (Path path : paths) {
            if (!path.getFileName().toString().equals(MANIFEST)) {
                files.add(source(name, path));
            }
        }
        return new Pack(manifest, files, name, described.read());
    }

    /** A pack whose files are at hand as texts, by their names; the same limits hold as for a folder. */
    public static Pack of(String folder, Map<String, String> texts) {
        String written = texts.get(MANIFEST);
        if (written == null) {
            throw refused(folder, "there is no " + MANIFEST);
        }
        long characters = texts.values().stream().mapToLong(String::length).sum();
        if (texts.size() > MAX_FILES || characters > MAX_BYTES) {
            throw refused(folder, "a pack has at most " + MAX_FILES + " files and " + (MAX_BYTES >> 20) + " MB");
        }
        Manifest manifest = Yaml.read(Source.text(folder + "/" + MANIFEST, written), Manifest.class);
        List<Source> files = new ArrayList<>();
        new TreeMap<>(texts).forEach((name, text) -> {
            if (!name.equals(MANIFEST)) {
                files.add(Source.text(folder + "/" + name, text));
            }
        });
        return new Pack(manifest, files, folder, written);
    }

    /** The pack in this folder, or those in the folders directly below it, ordered by name. */
    public static List<Pack> under(Path folder) {
        if (Files.exists(folder.resolve(MANIFEST))) {
            return List.of(in(folder));
        }
        return sorted(folder, folder.toString()).stream()
                .filter(below -> Files.exists(below.resolve(MANIFEST)))
                .map(Pack::in)
                .toList();
    }

    public Manifest manifest() {
        return manifest;
    }

    /** The game it is for. */
    public String game() {
        return manifest.game();
    }

    /** The folder it is in. */
    public String name() {
        return folder;
    }

    /** The texts of all its files by their names, as {@link #of} takes them. */
    public Map<String, String> texts() {
        Map<String, String> texts = new TreeMap<>();
        texts.put(MANIFEST, written);
        files.forEach(file -> texts.put(file.name().substring(folder.length() + 1), file.read()));
        return texts;
    }

    List<Source> files() {
        return files;
    }

    /** The start of the pack's manifest, for what concerns the whole pack. */
    Place place() {
        return Place.startOf(folder + "/" + MANIFEST);
    }

    private static List<Path> contentOf(Path folder, String name) {
        List<Path> paths = new ArrayList<>();
        long bytes = 0;
        for (Path path : sorted(folder, name)) {
            String file = path.getFileName().toString();
            if (file.endsWith(".yml")) {
                throw refused(name + "/" + file, "call this file " + file.replaceAll("yml$", "yaml"));
            }
            if (file.endsWith(".yaml") && !file.startsWith(".")) {
                bytes += sizeOf(path, name + "/" + file);
                paths.add(path);
            }
        }
        if (paths.size() > MAX_FILES || bytes > MAX_BYTES) {
            throw refused(name, "a pack has at most " + MAX_FILES + " files and " + (MAX_BYTES >> 20) + " MB");
        }
        return paths;
    }

    private static long sizeOf(Path path, String name) {
        if (Files.isSymbolicLink(path)) {
            throw refused(name, "this is a link; copy the file into the pack");
        }
        if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            throw refused(name, "this is not a regular file");
        }
        try {
            return Files.size(path);
        } catch (IOException unreadable) {
            throw refused(name, "the file cannot be read");
        }
    }

    private static List<Path> sorted(Path folder, String name) {
        if (!Files.isDirectory(folder)) {
            throw refused(name, "there is no such folder");
        }
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.sorted().toList();
        } catch (IOException unreadable) {
            throw refused(name, "the folder cannot be read");
        }
    }

    private static Source source(String folder, Path path) {
        return Source.file(folder + "/" + path.getFileName(), path);
    }

    private static ContentProblems refused(String name, String message) {
        return ContentProblems.of(Place.startOf(name).problem(message));
    }
}
