package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every ability with every modifier: what the pair costs in the smallest legal power, or why there is none. */
class PairsTest {

    /** The table of the ruling, by the numbers of the ledger. */
    private static final Map<Integer, String> TABLE = table("""
            01 ALL - 16
            02 RES + 02 12 18
            03 ALL - 16 39 47
            04 ALL - 05 09
            05 OFF
            06 ALL
            07 11
            08 ALL
            09 OFF
            10 ALL
            11 ALL
            12 ALL - 05 41 47
            13 ALL
            14 DEF - 38
            15 DEF - 38
            16 ALL
            17 ALL - 16
            18 ALL
            19 ALL
            20 ALL
            21 ALL - 05 41 47
            22 TYP
            23 EVERY
            24 04 08 11 15 20 25 27 30 42 45
            25 11
            26 DEF
            27 RES - 09 13
            28 ALL - 31 47
            29 ALL - 05 47
            30 EVERY
            31 11
            32 OFF
            33 11
            34 EVERY
            35 ALL
            36 ALL
            37 ALL
            38 11 15 20 23 25 46
            39 EVERY
            40 ALL - 16
            41 RES - 09 13
            42 ALL
            43 ALL
            44 OFF
            45 RES
            46 11
            47 ALL - 05 41 47
            48 OFF
            49 ALL
            50 ALL
            51 ALL
            52 OFF
            53 ALL
            54 ALL - 09 47
            55 ALL
            56 OFF
            57 RES
            58 ALL
            59 OFF
            60 ALL
            61 11 20 25 46 47
            """);

    private static final Map<String, String> SETS = Map.of(
            "EVERY", "01-47",
            "ALL", "01-31 33-47",
            "OFF", "04 08 11 15 20 23 25 27 30 42 43 45 46",
            "RES", "04 08 11 15 20 23 25 27 30 42 43 45 46 09 13 31 47",
            "DEF", "03 10 14 19 21 22 26 28 34 38 47",
            "TYP", "01 04 08 09 10 11 13 14 15 20 22 25 26 27 30 31 34 42 45 47");

    private static Map<Integer, String> table(String lines) {
        Map<Integer, String> table = new TreeMap<>();
        lines.lines().forEach(line -> table.put(number(line.substring(0, 2)), line.substring(3)));
        return table;
    }

    private static int number(String digits) {
        return Integer.parseInt(digits.strip());
    }

    /** The numbers of the abilities that a modifier may be put on. */
    private static TreeSet<Integer> allowed(int modifier) {
        TreeSet<Integer> allowed = new TreeSet<>();
        boolean without = false;
        for (String word : TABLE.get(modifier).split(" ")) {
            if (word.equals("-") || word.equals("+")) {
                without = word.equals("-");
            } else if (without) {
                allowed.remove(number(word));
            } else {
                allowed.addAll(numbers(SETS.getOrDefault(word, word)));
            }
        }
        return allowed;
    }

    private static List<Integer> numbers(String words) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : words.split(" ")) {
            String[] ends = word.split("-");
            IntStream.rangeClosed(number(ends[0]), number(ends[ends.length - 1]))
                    .forEach(numbers::add);
        }
        return numbers;
    }

    private static int number(Ability ability) {
        return number(ability.rule().substring(6));
    }

    private static int number(AbilityModifier modifier) {
        return number(modifier.rule().substring(6));
    }

    @Test
    @Ledger("GG-AMB-108")
    void as_many_pairs_are_allowed_as_the_ruling_counts() {
        int allowed = TABLE.keySet().stream()
                .mapToInt(modifier -> allowed(modifier).size())
                .sum();

        assertThat(allowed).isEqualTo(1902);
        assertThat(BOOK.abilities()).hasSize(47);
        assertThat(BOOK.modifiers()).hasSize(61);
        assertThat(47 * 61 - allowed).isEqualTo(965);
    }

    @TestFactory
    @Ledger({"GG-AMB-108", "GG-LEG-33", "GG-LEG-12"})
    Stream<DynamicTest> every_pair_has_a_price_or_a_reason() {
        return BOOK.abilities().stream()
                .sorted(Comparator.comparing(Ability::rule))
                .flatMap(ability -> BOOK.modifiers().stream()
                        .sorted(Comparator.comparing(AbilityModifier::rule))
                        .map(modifier -> DynamicTest.dynamicTest(
                                ability.name() + " with " + modifier.name(), () -> pair(ability, modifier))));
    }

    private static void pair(Ability ability, AbilityModifier modifier) {
        if (allowed(number(modifier)).contains(number(ability))) {
            priced(ability, modifier);
        } else {
            refused(ability, modifier);
        }
    }

    private static void priced(Ability ability, AbilityModifier modifier) {
        Optional<Build> build = Specimens.legal(ability, modifier);
        assertThat(build).as("a legal power").isPresent();
        Sheet sheet = Designs.sheet(build.orElseThrow());
        assertThat(sheet.powers().get(0).design().modifiers())
                .anyMatch(text -> text.split(" ")[0].equals(modifier.id()));
        Cost cost = Cost.of(sheet.powers().get(0), sheet.everything());

        assertThat(cost.total())
                .as("%s: %s", sheet.powers().get(0).design().modifiers(), cost.parts())
                .isEqualTo(PrintedPrices.cost(sheet.powers().get(0).design()));
    }

    private static void refused(Ability ability, AbilityModifier modifier) {
        PowerDesign bare = Specimens.bare(ability, modifier);
        Build build = Designs.major().with(List.of(bare.with(List.of(Specimens.words(modifier)))));
        Optional<Violation> refusal = Designs.sheet(build).violations().stream()
                .filter(one -> one.code() == Code.MODIFIER_NOT_ALLOWED || one.code() == Code.DAMAGING_ATTACK_ONLY)
                .findFirst();

        assertThat(refusal).isPresent();
        assertThat(refusal.orElseThrow().message())
                .isEqualTo(modifier.name() + " is not for " + ability.name() + ": " + modifier.refusal());
        assertThat(modifier.refusal()).isNotBlank();
        assertThat(refusal.get().path()).isEqualTo("powers[0].modifiers[0]");
        assertThat(refusal.get().fix()).isEqualTo("leave out '" + modifier.id() + "'");
    }
}
