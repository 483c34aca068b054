package arbiter.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.kernel.Event;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One word means one thing: keeps docs/glossary.md true, and packages small enough to find a word in. */
class VocabularyTest {

    private static final Path GLOSSARY = Path.of("../docs/glossary.md");
    private static final Pattern ROW = Pattern.compile("^\\| `(\\w+)` \\| .+ \\|$", Pattern.MULTILINE);
    private static final Pattern GAME = Pattern.compile("arbiter\\.games\\.(\\w+).*");
    private static final int MOST_FILES = 60;

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("arbiter");

    @Test
    void a_name_that_occurs_in_two_games_stands_in_the_glossary() throws IOException {
        Set<String> shared = new TreeSet<>();
        games().forEach((name, games) -> {
            if (games.size() > 1) {
                shared.add(name);
            }
        });
        assertThat(shared).isNotEmpty().isEqualTo(explained());
    }

    @Test
    void the_glossary_is_in_alphabetical_order() throws IOException {
        String page = Files.readString(GLOSSARY);
        List<String> words = page.substring(0, page.indexOf("## The same in every game"))
                .lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| word"))
                .map(line -> line.split("\\|")[1].strip())
                .toList();
        assertThat(words).hasSizeGreaterThan(20).isSorted();
    }

    @Test
    void no_production_class_is_called_a_test() {
        assertThat(topLevel(JavaClass::getName)).noneMatch(name -> name.endsWith("Test"));
    }

    @Test
    void no_package_has_more_files_than_one_can_look_over() {
        Map<String, Long> files = ALL.stream()
                .filter(VocabularyTest::isTopLevel)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        assertThat(files).hasSizeGreaterThan(20);
        files.values().removeIf(count -> count <= MOST_FILES);
        assertThat(files).isEmpty();
    }

    /** Events count wherever they stand: their names are part of the saved format. */
    private static Map<String, Set<String>> games() {
        Map<String, Set<String>> games = new TreeMap<>();
        ALL.stream()
                .filter(type -> isTopLevel(type) || type.isAssignableTo(Event.class))
                .forEach(type -> {
                    Matcher game = GAME.matcher(type.getPackageName());
                    if (game.matches()) {
                        games.computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>())
                                .add(game.group(1));
                    }
                });
        return games;
    }

    private static Set<String> explained() throws IOException {
        String page = Files.readString(GLOSSARY);
        Matcher rows = ROW.matcher(page.substring(page.indexOf("## The same in every game")));
        return new TreeSet<>(rows.results().map(row -> row.group(1)).toList());
    }

    private static Set<String> topLevel(Function<JavaClass, String> name) {
        return ALL.stream().filter(VocabularyTest::isTopLevel).map(name).collect(Collectors.toSet());
    }

    private static boolean isTopLevel(JavaClass type) {
        return !type.getName().contains("$") && !type.getSimpleName().equals("package-info");
    }
}
