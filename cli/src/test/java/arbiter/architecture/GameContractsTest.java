package arbiter.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every game runs what a game has to keep, so that none comes without its texts, its chapters, its primer or its hints. */
class GameContractsTest {

    private static final Pattern CONTRACT = Pattern.compile("\\bextends (\\w+Contract)\\b");
    private static final String[] WANTED = {
        "RulebookContract",
        "LedgerContract",
        "YamlContract",
        "WildRunContract",
        "EncountersContract",
        "PrimerContract",
        "FirstFightContract",
        "GuideContract"
    };

    @Test
    void every_game_runs_the_contracts_of_rules_texts_and_guide() throws IOException {
        assertThat(Rulebooks.all()).isNotEmpty();
        for (Rulebook<?> book : Rulebooks.all()) {
            Path tests = Path.of("../games", book.id(), "src/test/java");
            assertThat(contracts(tests)).as(book.name()).contains(WANTED);
        }
    }

    private static Set<String> contracts(Path tests) throws IOException {
        Set<String> contracts = new TreeSet<>();
        try (Stream<Path> files = Files.walk(tests)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith("Test.java")).toList()) {
                Matcher extended = CONTRACT.matcher(Files.readString(file));
                while (extended.find()) {
                    contracts.add(extended.group(1));
                }
            }
        }
        return contracts;
    }
}
