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

    /** The table once more: class, frequencies, severities and cost, a sign alone where the cost varies. */
    private static final String TABLE = """
            absolute-time-sense | C | rare | minor | 0
            ageless | C | common | major | 3
            aggressive | C | frequent | major | -4
            alternative-form | V | rare/common/frequent | minor/significant/major | +
            altruistic | C | common | significant | -2
            angst | C | common | minor | -1
            arbitrary | C | common | significant | -2
            astral-vision | C | rare | minor | 0
            beggar | C | frequent | major | -4
            bombastic | C | frequent | significant | -3
            bully | C | frequent | minor | -2
            callous | C | frequent | significant | 3
            child | C | frequent | significant | -3
            chivalry | C | common | minor | -1
            code-of-honour | C | frequent | major | -4
            compulsive-liar | C | frequent | significant | -3
            contacts | CV | rare/common/frequent | minor/significant/major | +
            convincing-liar | V | common | minor | 1
            coward | C | frequent | major | -4
            cruel | C | frequent | minor | -2
            curious | C | frequent | minor | -2
            cynic | C | common | minor | -1
            dark-secret | R | rare/common/frequent | minor/significant/major | -
            demolisher | C | frequent | minor | -2
            dependants | R | rare/common/frequent | minor/significant/major | -
            dim-witted | CR | frequent | minor/significant/major | -
            disease-immunity | C | rare | significant | 1
            ego-signature | C | common | minor/significant | -
            emotional | C | common | significant | -2
            enemies | R | rare/common/frequent | minor/significant/major | -
            energetic | V | frequent | significant | 2
            escape-effect | C | rare | minor/significant/major | +
            extremely-reckless | C | common | significant | -2
            fast-healer | C | common | significant | 2
            feign-death | C | common | minor/significant/major | +
            followers | - | rare/common/frequent | minor/significant/major | +
            gigantic-size | C | rare/common/frequent | minor/significant/major | -
            glory-hound | C | frequent | minor | -2
            grandeur | V | common | minor | 1
            great-intellect | V | frequent | significant | 3
            great-wealth | V | frequent | significant | 3
            greed | C | common | significant | -2
            guardian | C | frequent | significant | -3
            honest | C | common | major | -3
            hunter | C | common | minor | -1
            idealist | C | frequent | significant | -3
            impressive-base | V | frequent | significant | 3
            impressive-flying-ship | V | frequent | major | 4
            indecisive | R | frequent | minor | -2
            ingenious | V | common | significant | 2
            ingenue | C | common | minor | -1
            innocent-smile | V | rare | minor | 0
            intimidating-presence | V | common | minor | 1
            iron-will | C | common | significant | 2
            killer-instinct | C | common | major | -3
            lazy | C | common | minor | -1
            leaps-and-bounds | V | rare | significant | 1
            looks-down-on-the-weak-and-stupid | C | common | minor | -1
            lustful | C | frequent | minor | -2
            manipulator | V | frequent | significant | 2
            martial-arts-etiquette | C | frequent | significant | -2
            mighty-base | V | frequent | major | 4
            minion | C | frequent | significant | -3
            monstrous | C | frequent | significant | -3
            natural-leader | V | frequent | significant | 3
            negotiator | V | rare | significant | 1
            never-grows-up | C | frequent | significant | -2
            night-vision | C | common | major | 3
            old | C | common | significant | -2
            olympian | C | frequent | minor | -2
            outcast | C | frequent | significant | -3
            overconfident | C | common | minor | -1
            paranoid | C | frequent | major | -4
            photographic-memory | C | rare | significant | 1
            poor | C | common | significant | -2
            power-hungry | C | common | minor | -1
            psychological-problems | C | rare/common/frequent | minor/significant/major | -
            quick-witted | V | frequent | minor | 1
            returns-from-the-dead | C | rare | major | 2
            scatterbrain | C | frequent | minor | -2
            secret-id | C | common | significant | -2
            shallow | C | frequent | minor | -2
            showboating | C | common/frequent | major | -
            sixth-sense | C | common | major | 3
            skill | CV | rare/common/frequent | minor/significant/major | +
            small-base | V | common | significant | 2
            small-hideout | V | common | minor | 1
            socialite | C | frequent | minor | -2
            speed-reading | C | rare | significant | 1
            strikingly-attractive | V | frequent | minor | 2
            substance-abuse-problem | R | rare/common/frequent | minor/significant/major | -
            super-form | C | rare/common/frequent | minor/significant/major | -
            thrill-seeker | C | frequent | minor | -2
            trickster | C | frequent | minor | -2
            trusting | C | frequent | significant | -3
            uncontrolled-power | C | rare/common/frequent | major | -
            unfamiliar-with-the-current-environment | R | rare/common/frequent | minor/significant/major | -
            unreasonable | C | common | minor | -1
            unreliable-nature | R | rare/common/frequent | minor/significant/major | -
            unusual-appearance | C | common | minor | -1
            useful-vehicle | V | common | significant | 2
            vengeful | C | rare | major | -2
            very-chivalrous | C | common | significant | -2
            weird-appearance | C | common | significant | -2
            winning-smile | V | rare | minor | 0
            young | C | frequent | minor | -1
            """;

    /** One row, as the ledger has it. */
    private record Row(String id, String occurs, List<String> frequencies, List<String> severities, String cost) {

        static Row of(String line) {
            String[] cells = line.strip().split(" \\| ");
            return new Row(cells[0], cells[1], List.of(cells[2].split("/")), List.of(cells[3].split("/")), cells[4]);
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
