package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Frequency;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.PersonalTrait;
import arbiter.games.gladiators.sheet.PersonalTrait.Occurrence;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every advantage and disadvantage by its row of table 3.3: when it comes up, what it costs, and what its rolls need. */
class TraitRowsTest extends StrictScenarios<GladiatorsState> {

    /** The table once more: class, trait, frequencies, severities and cost, a sign alone where the cost varies. */
    private static final String TABLE = """
            C | absolute-time-sense | rare | minor | 0
            C | ageless | common | major | 3
            C | aggressive | frequent | major | -4
            V | alternative-form | rare/common/frequent | minor/significant/major | +
            C | altruistic | common | significant | -2
            C | angst | common | minor | -1
            C | arbitrary | common | significant | -2
            C | astral-vision | rare | minor | 0
            C | beggar | frequent | major | -4
            C | bombastic | frequent | significant | -3
            C | bully | frequent | minor | -2
            C | callous | frequent | significant | 3
            C | child | frequent | significant | -3
            C | chivalry | common | minor | -1
            C | code-of-honour | frequent | major | -4
            C | compulsive-liar | frequent | significant | -3
            CV | contacts | rare/common/frequent | minor/significant/major | +
            V | convincing-liar | common | minor | 1
            C | coward | frequent | major | -4
            C | cruel | frequent | minor | -2
            C | curious | frequent | minor | -2
            C | cynic | common | minor | -1
            R | dark-secret | rare/common/frequent | minor/significant/major | -
            C | demolisher | frequent | minor | -2
            R | dependants | rare/common/frequent | minor/significant/major | -
            CR | dim-witted | frequent | minor/significant/major | -
            C | disease-immunity | rare | significant | 1
            C | ego-signature | common | minor/significant | -
            C | emotional | common | significant | -2
            R | enemies | rare/common/frequent | minor/significant/major | -
            V | energetic | frequent | significant | 2
            C | escape-effect | rare | minor/significant/major | +
            C | extremely-reckless | common | significant | -2
            C | fast-healer | common | significant | 2
            C | feign-death | common | minor/significant/major | +
            - | followers | rare/common/frequent | minor/significant/major | +
            C | gigantic-size | rare/common/frequent | minor/significant/major | -
            C | glory-hound | frequent | minor | -2
            V | grandeur | common | minor | 1
            V | great-intellect | frequent | significant | 3
            V | great-wealth | frequent | significant | 3
            C | greed | common | significant | -2
            C | guardian | frequent | significant | -3
            C | honest | common | major | -3
            C | hunter | common | minor | -1
            C | idealist | frequent | significant | -3
            V | impressive-base | frequent | significant | 3
            V | impressive-flying-ship | frequent | major | 4
            R | indecisive | frequent | minor | -2
            V | ingenious | common | significant | 2
            C | ingenue | common | minor | -1
            V | innocent-smile | rare | minor | 0
            V | intimidating-presence | common | minor | 1
            C | iron-will | common | significant | 2
            C | killer-instinct | common | major | -3
            C | lazy | common | minor | -1
            V | leaps-and-bounds | rare | significant | 1
            C | looks-down-on-the-weak-and-stupid | common | minor | -1
            C | lustful | frequent | minor | -2
            V | manipulator | frequent | significant | 2
            C | martial-arts-etiquette | frequent | significant | -2
            V | mighty-base | frequent | major | 4
            C | minion | frequent | significant | -3
            C | monstrous | frequent | significant | -3
            V | natural-leader | frequent | significant | 3
            V | negotiator | rare | significant | 1
            C | never-grows-up | frequent | significant | -2
            C | night-vision | common | major | 3
            C | old | common | significant | -2
            C | olympian | frequent | minor | -2
            C | outcast | frequent | significant | -3
            C | overconfident | common | minor | -1
            C | paranoid | frequent | major | -4
            C | photographic-memory | rare | significant | 1
            C | poor | common | significant | -2
            C | power-hungry | common | minor | -1
            C | psychological-problems | rare/common/frequent | minor/significant/major | -
            V | quick-witted | frequent | minor | 1
            C | returns-from-the-dead | rare | major | 2
            C | scatterbrain | frequent | minor | -2
            C | secret-id | common | significant | -2
            C | shallow | frequent | minor | -2
            C | showboating | common/frequent | major | -
            C | sixth-sense | common | major | 3
            CV | skill | rare/common/frequent | minor/significant/major | +
            V | small-base | common | significant | 2
            V | small-hideout | common | minor | 1
            C | socialite | frequent | minor | -2
            C | speed-reading | rare | significant | 1
            V | strikingly-attractive | frequent | minor | 2
            R | substance-abuse-problem | rare/common/frequent | minor/significant/major | -
            C | super-form | rare/common/frequent | minor/significant/major | -
            C | thrill-seeker | frequent | minor | -2
            C | trickster | frequent | minor | -2
            C | trusting | frequent | significant | -3
            C | uncontrolled-power | rare/common/frequent | major | -
            R | unfamiliar-with-the-current-environment | rare/common/frequent | minor/significant/major | -
            C | unreasonable | common | minor | -1
            R | unreliable-nature | rare/common/frequent | minor/significant/major | -
            C | unusual-appearance | common | minor | -1
            V | useful-vehicle | common | significant | 2
            C | vengeful | rare | major | -2
            C | very-chivalrous | common | significant | -2
            C | weird-appearance | common | significant | -2
            V | winning-smile | rare | minor | 0
            C | young | frequent | minor | -1
            """;

    /** One row, as the ledger has it. */
    private record Row(String id, String occurs, List<String> frequencies, List<String> severities, String cost) {

        static Row of(String line) {
            String[] cells = line.strip().split(" \\| ");
            return new Row(cells[1], cells[0], List.of(cells[2].split("/")), List.of(cells[3].split("/")), cells[4]);
        }

        Merit merit() {
            return cost.startsWith("-") ? Merit.DISADVANTAGE : Merit.ADVANTAGE;
        }

        /** The printed number, or frequency and severity. */
        int points(String frequency, String severity) {
            return cost.length() == 1 && !Character.isDigit(cost.charAt(0))
                    ? value(frequency) + value(severity)
                    : Math.abs(Integer.parseInt(cost));
        }

        private static int value(String word) {
            return switch (word) {
                case "frequent", "major" -> 2;
                case "common", "significant" -> 1;
                default -> 0;
            };
        }

        /** What a roll of that frequency or severity has to reach. */
        static int needed(String word) {
            return 8 - 2 * value(word);
        }
    }

    private static Stream<Row> rows() {
        return TABLE.lines().map(Row::of);
    }

    @Test
    void the_table_has_every_trait() {
        assertThat(rows().map(Row::id).toList())
                .hasSize(106)
                .containsExactlyInAnyOrderElementsOf(
                        BOOK.traits().stream().map(PersonalTrait::id).toList());
    }

    @TestFactory
    @Ledger({
        "GG-ADV-2",
        "GG-ADV-3",
        "GG-ADV-4",
        "GG-ADV-5",
        "GG-AMB-117",
        "absolute-time-sense",
        "ageless",
        "aggressive",
        "alternative-form",
        "altruistic",
        "angst",
        "arbitrary",
        "astral-vision",
        "beggar",
        "bombastic",
        "bully",
        "callous",
        "child",
        "compulsive-liar",
        "contacts",
        "convincing-liar",
        "coward",
        "cruel",
        "curious",
        "cynic",
        "dark-secret",
        "demolisher",
        "dependants",
        "dim-witted",
        "disease-immunity",
        "ego-signature",
        "emotional",
        "enemies",
        "energetic",
        "extremely-reckless",
        "followers",
        "gigantic-size",
        "glory-hound",
        "grandeur",
        "great-intellect",
        "great-wealth",
        "greed",
        "guardian",
        "honest",
        "hunter",
        "idealist",
        "impressive-base",
        "indecisive",
        "ingenious",
        "ingenue",
        "innocent-smile",
        "intimidating-presence",
        "killer-instinct",
        "lazy",
        "looks-down-on-the-weak-and-stupid",
        "lustful",
        "manipulator",
        "mighty-base",
        "minion",
        "monstrous",
        "natural-leader",
        "negotiator",
        "never-grows-up",
        "old",
        "olympian",
        "outcast",
        "overconfident",
        "paranoid",
        "photographic-memory",
        "poor",
        "power-hungry",
        "psychological-problems",
        "quick-witted",
        "scatterbrain",
        "secret-id",
        "shallow",
        "showboating",
        "sixth-sense",
        "skill",
        "small-base",
        "small-hideout",
        "socialite",
        "speed-reading",
        "strikingly-attractive",
        "substance-abuse-problem",
        "thrill-seeker",
        "trickster",
        "trusting",
        "uncontrolled-power",
        "unfamiliar-with-the-current-environment",
        "unreasonable",
        "unreliable-nature",
        "unusual-appearance",
        "vengeful",
        "weird-appearance",
        "winning-smile",
        "young"
    })
    Stream<DynamicTest> every_trait_is_priced_and_rolled_for_by_its_row() {
        return rows().map(row -> DynamicTest.dynamicTest(row.id(), () -> compare(row)));
    }

    private void compare(Row row) {
        PersonalTrait trait = BOOK.traits().stream()
                .filter(one -> one.id().equals(row.id()))
                .findFirst()
                .orElseThrow();
        assertThat(trait.merit()).isEqualTo(row.merit());
        assertThat(Set.copyOf(trait.occurs())).isEqualTo(occurrences(row.occurs()));
        for (Frequency frequency : Frequency.values()) {
            for (Severity severity : Severity.values()) {
                boolean allowed = row.frequencies().contains(word(frequency))
                        && row.severities().contains(word(severity));
                taken(row, frequency, severity, allowed);
            }
        }
    }

    private static Set<Occurrence> occurrences(String letters) {
        Set<Occurrence> set = EnumSet.noneOf(Occurrence.class);
        for (Occurrence occurrence : Occurrence.values()) {
            if (letters.indexOf(occurrence.name().charAt(0)) >= 0) {
                set.add(occurrence);
            }
        }
        return set;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Taken at that frequency and severity: its price on the sheet and its rolls, or that the sheet refuses it. */
    private void taken(Row row, Frequency frequency, Severity severity, boolean allowed) {
        Sheet sheet = Designs.sheet(somebody(row, word(frequency), word(severity)));
        if (!allowed) {
            assertThat(sheet.violations())
                    .extracting(Violation::code)
                    .containsAnyOf(Code.TRAIT_FREQUENCY, Code.TRAIT_SEVERITY);
            return;
        }
        assertThat(sheet.violations()).isEmpty();
        TakenTrait taken = sheet.traits().get(sheet.traits().size() - 1);
        String total = row.merit() == Merit.ADVANTAGE ? "advantages" : "disadvantages";
        int young = row.id().equals("never-grows-up") ? 1 : 0;
        assertThat(sheet.totals().get(total).total()).isEqualTo(row.points(word(frequency), word(severity)) + young);
        rolled(taken.severe().orElseThrow().worksOn(), Row.needed(word(severity)));
        rolled(taken.often().orElseThrow().appearsOn(), Row.needed(word(frequency)));
    }

    /** The least die that is enough, and the one below. */
    private void rolled(int number, int expected) {
        var play = scenario(Cast.table()).dice("trait.roll", expected - 1, expected);

        assertThat(D10Roll.roll(play, "trait.roll", true, number).succeeded()).isFalse();
        assertThat(D10Roll.roll(play, "trait.roll", true, number).succeeded()).isTrue();
    }

    /** With two advantages and a disadvantage beside it, and whatever the trait comes with. */
    private static Build somebody(Row row, String frequency, String severity) {
        List<String> traits = new ArrayList<>(List.of(
                "{own: Brave, merit: advantage, frequency: rare, severity: minor}",
                "{own: Calm, merit: advantage, frequency: rare, severity: minor}",
                "{own: Vain, merit: disadvantage, frequency: rare, severity: minor}"));
        if (row.id().equals("never-grows-up")) {
            traits.add("{trait: young}");
        }
        traits.add("{trait: " + row.id() + ", frequency: " + frequency + ", severity: " + severity + "}");
        return Designs.bind("name: Somebody\ngp: 999\ntraits: [" + String.join(", ", traits) + "]\n", Build.class);
    }
}
