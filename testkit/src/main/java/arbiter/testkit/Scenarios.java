package arbiter.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The scenarios of a module's tests: which test methods name which ledger ids. */
final class Scenarios {

    private Scenarios() {}

    /** Ledger ids with the tests that name them, looked up beside the given test class. */
    static Map<String, TreeSet<String>> beside(Class<?> test) {
        Map<String, TreeSet<String>> scenarios = new TreeMap<>();
        for (Class<?> type : classes(test)) {
            for (Method method : type.getDeclaredMethods()) {
                Ledger ledger = method.getAnnotation(Ledger.class);
                List<String> ids = ledger == null ? List.of() : Arrays.asList(ledger.value());
                for (String id : ids) {
                    scenarios
                            .computeIfAbsent(id, unused -> new TreeSet<>())
                            .add(type.getSimpleName() + "." + method.getName());
                }
            }
        }
        return scenarios;
    }

    /** As the file in the game's resources is written. */
    static String yaml(Map<String, TreeSet<String>> scenarios) {
        StringBuilder text = new StringBuilder("# Made by the module's tests; see CONTRIBUTING.md.\n");
        scenarios.forEach((id, tests) -> {
            text.append(id).append(":\n");
            tests.forEach(test -> text.append("  - ").append(test).append('\n'));
        });
        return text.toString();
    }

    private static List<Class<?>> classes(Class<?> test) {
        try {
            Path root = Path.of(
                    test.getProtectionDomain().getCodeSource().getLocation().toURI());
            try (Stream<Path> files = Files.walk(root)) {
                return files.filter(file -> file.toString().endsWith(".class"))
                        .map(file -> root.relativize(file).toString())
                        .sorted()
                        .<Class<?>>map(name -> load(name, test))
                        .toList();
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Class<?> load(String file, Class<?> beside) {
        String name = file.substring(0, file.length() - ".class".length()).replace(java.io.File.separatorChar, '.');
        try {
            return Class.forName(name, false, beside.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
