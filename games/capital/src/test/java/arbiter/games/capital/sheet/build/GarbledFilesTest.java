package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Source;
import arbiter.dice.RandomStream;
import arbiter.games.capital.CapitalRulebook;
import arbiter.games.capital.sheet.Build;
import arbiter.tabletop.build.BuildFile;
import arbiter.tabletop.rulebook.GameResources;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Files of ready characters with lines lost, doubled, swapped between people, or other numbers in them. */
class GarbledFilesTest {

    private static final int FILES = 1000;

    @Test
    void a_garbled_file_is_refused_or_has_objections_but_never_breaks_anything() {
        int illegal = 0;
        int refused = 0;
        for (int seed = 0; seed < FILES; seed++) {
            String yaml = garbled(new RandomStream(seed));
            try {
                BuildFile<Build> file = Build.format(BOOK.content()).read(Source.text("garbled.yaml", yaml));
                CharacterSheet sheet = CharacterSheet.of(file, BOOK);
                assertThat(sheet.profile().maxima().hitPoints()).isGreaterThanOrEqualTo(5);
                assertThat(sheet.violations())
                        .allMatch(objection -> objection.place().isPresent());
                illegal += sheet.isLegal() ? 0 : 1;
            } catch (ContentProblems problems) {
                refused++;
            }
        }
        assertThat(illegal).isGreaterThan(FILES / 10);
        assertThat(refused).isGreaterThan(FILES / 10);
    }

    private static String garbled(RandomStream random) {
        List<String> lines = new ArrayList<>(lines(random));
        for (int changes = 1 + random.below(3); changes > 0; changes--) {
            int at = random.below(lines.size());
            switch (random.below(4)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(at, lines.get(at));
                case 2 -> lines.set(at, lines.get(at).replaceAll("\\d", String.valueOf(random.below(10))));
                default -> lines.set(at, likeIt(lines.get(at), lines(random)));
            }
        }
        return String.join("\n", lines);
    }

    /** A line with the same key from somebody else's file. */
    private static String likeIt(String line, List<String> others) {
        String key = line.replaceAll(":.*", "");
        return others.stream()
                .filter(other -> other.startsWith(key))
                .findFirst()
                .orElse(line);
    }

    private static List<String> lines(RandomStream random) {
        GameResources resources = GameResources.of(CapitalRulebook.class, "capital");
        List<String> names = resources.characters();
        return resources
                .character(names.get(random.below(names.size())))
                .read()
                .lines()
                .toList();
    }
}
