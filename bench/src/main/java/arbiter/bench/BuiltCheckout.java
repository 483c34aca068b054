package arbiter.bench;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;

/**
 * The packaged benchmarks of a checkout in a class loader of their own, so that two versions of the same classes run
 * in one virtual machine. What crosses the border are types of the JDK only.
 */
final class BuiltCheckout {

    private static final String JAR = "bench/target/bench-0.1.0.jar";
    private static final String LIBRARIES = "bench/target/lib";

    private final Path root;

    BuiltCheckout(Path root) {
        this.root = root;
        if (!Files.isRegularFile(root.resolve(JAR))) {
            throw new IllegalArgumentException("no packaged benchmarks in " + root + ": " + JAR + " is missing");
        }
    }

    /** The candidates of all pairs of that version, by the names of the pairs, each to be run from its beginning. */
    Map<String, DoubleSupplier> candidates() {
        Map<String, DoubleSupplier> candidates = new LinkedHashMap<>();
        try {
            Class<?> pairs = Class.forName("arbiter.bench.Pairs", true, loader());
            for (Object pair : (List<?>) call(pairs, null, "all")) {
                Object candidate = call(pair.getClass(), pair, "candidate");
                candidates.put((String) call(pair.getClass(), pair, "name"), (DoubleSupplier)
                        call(candidate.getClass(), candidate, "work"));
            }
        } catch (ReflectiveOperationException | IOException failed) {
            throw new IllegalStateException("the pairs of " + root + " cannot be loaded: " + failed, failed);
        }
        return candidates;
    }

    private static Object call(Class<?> type, Object on, String method) throws ReflectiveOperationException {
        return type.getMethod(method).invoke(on);
    }

    /** Stays open to the end of the run: classes are loaded whenever a program first needs them. */
    private ClassLoader loader() throws IOException {
        List<URL> jars = new ArrayList<>(List.of(url(root.resolve(JAR))));
        try (DirectoryStream<Path> libraries = Files.newDirectoryStream(root.resolve(LIBRARIES), "*.jar")) {
            for (Path library : libraries) {
                jars.add(url(library));
            }
        }
        return new URLClassLoader(jars.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }
}
