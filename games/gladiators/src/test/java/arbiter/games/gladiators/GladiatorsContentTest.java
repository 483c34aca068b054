package arbiter.games.gladiators;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.games.gladiators.ability.AbilityKinds;
import arbiter.games.gladiators.modifier.ModifierKinds;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.AbilityPrice;
import arbiter.games.gladiators.sheet.DetectionKind;
import arbiter.games.gladiators.sheet.EnvironmentKind;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.OptionGroup;
import arbiter.games.gladiators.sheet.OptionPrice;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.rulebook.LedgerEntry;
import arbiter.testkit.Ledger;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GladiatorsContentTest {

    @Test
    void every_id_of_the_ledger_is_one_entry() throws IOException {
        try (InputStream ids = GladiatorsContent.class.getResourceAsStream("/gladiators/ids.txt")) {
            List<String> wanted = new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.substring(line.indexOf(' ') + 1))
                    .toList();

            assertThat(wanted).hasSize(543 + 4).doesNotHaveDuplicates();
            assertThat(entries().map(Entry::id).toList())
                    .doesNotHaveDuplicates()
                    .containsAll(wanted);
        }
    }

    /** 248 rules, 258 rows of tables, 37 checks of builds and 119 rulings, each of them said in one place. */
    @Test
    void every_rule_and_ruling_is_said_once() {
        assertThat(rules("GG-AMB-%02d", 119)).isSubsetOf(ledgerIds());
        assertThat(ledgerIds()).doesNotHaveDuplicates().hasSize(248 + 258 + 37 + 119);
    }

    private static Stream<? extends Entry> entries() {
        return BOOK.content().shelves().stream().map(Shelf::all).flatMap(List::stream);
    }

    @Test
    void every_row_of_the_tables_is_there() {
        assertThat(rules("GG-AB-%02d", 47)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-MD-%02d", 61)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-AD-%03d", 106)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-EN-%02d", 12)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-DK-%02d", 11)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-MV-%02d", 8)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-WL-%02d", 13)).isSubsetOf(ledgerIds());
        assertThat(rules("GG-LEG-%02d", 37)).isSubsetOf(ledgerIds());
        assertThat(BOOK.minors()).hasSize(4 + 4);
    }

    private static List<String> rules(String format, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> String.format(format, number))
                .toList();
    }

    private static List<String> ledgerIds() {
        return entries().flatMap(entry -> entry.ledger().stream()).toList();
    }

    @Test
    void each_ability_and_each_modifier_has_a_kind_of_its_own() {
        assertThat(BOOK.abilities())
                .hasSize(47)
                .extracting(Entry::id)
                .containsExactlyInAnyOrderElementsOf(AbilityKinds.ALL.words());
        assertThat(BOOK.modifiers())
                .hasSize(61)
                .extracting(Entry::id)
                .containsExactlyInAnyOrderElementsOf(ModifierKinds.ALL.words());
        assertThat(BOOK.abilities().stream()
                        .map(ability -> ability.kind().getClass())
                        .distinct())
                .hasSize(47);
        assertThat(BOOK.modifiers().stream()
                        .map(modifier -> modifier.kind().getClass())
                        .distinct())
                .hasSize(61);
    }

    @Test
    @Ledger({"GG-AMB-117", "GG-AMB-119"})
    void traits_count_on_one_side_and_some_need_no_roll() {
        assertThat(BOOK.traits().stream().filter(trait -> trait.merit() == Merit.ADVANTAGE))
                .hasSize(39);
        assertThat(BOOK.traits().stream().filter(trait -> trait.merit() == Merit.DISADVANTAGE))
                .hasSize(67);
        assertThat(BOOK.traits().stream().filter(trait -> trait.certain()).map(Entry::id))
                .containsExactlyInAnyOrder(
                        "fast-healer",
                        "impressive-flying-ship",
                        "useful-vehicle",
                        "iron-will",
                        "leaps-and-bounds",
                        "night-vision",
                        "returns-from-the-dead");
    }

    @Test
    void what_stands_about_has_its_numbers() {
        assertThat(BOOK.content().shelf(MovementClass.class).get("wallcrawl"))
                .extracting(MovementClass::hexesPerLevel, MovementClass::areaDodge, MovementClass::standOff)
                .containsExactly(2, 2, true);
        assertThat(BOOK.content().shelf(WallKind.class).get("vault-door"))
                .extracting(WallKind::defence, WallKind::robust, WallKind::hits)
                .containsExactly(8, true, 3);
        assertThat(BOOK.content().shelf(DetectionKind.class).get("sonar").hexesPerLevel())
                .hasValue(4);
        for (EnvironmentKind kind : BOOK.content().shelf(EnvironmentKind.class).all()) {
            kind.opposes()
                    .ifPresent(other -> assertThat(BOOK.content()
                                    .shelf(EnvironmentKind.class)
                                    .get(other)
                                    .opposes())
                            .contains(kind.id()));
        }
    }

    /** The rows of table 3.8 added up, and some of its cells. */
    @Test
    void pursuit_is_harder_where_ways_differ() {
        List<MovementClass> classes = BOOK.content().shelf(MovementClass.class).all();
        MovementClass air = BOOK.content().shelf(MovementClass.class).get("air");
        MovementClass water = BOOK.content().shelf(MovementClass.class).get("water");

        assertThat(air.pursuing(water)).isZero();
        assertThat(water.pursuing(air)).isEqualTo(-9);
        assertThat(classes.stream().mapToInt(own -> own.pursuing(own))).containsOnly(0);
        assertThat(classes.stream()
                        .map(pursuer -> pursuer.id() + " "
                                + classes.stream().mapToInt(pursuer::pursuing).sum()))
                .containsExactly(
                        "air -21",
                        "ground -37",
                        "leap -29",
                        "teleport -16",
                        "underground -36",
                        "underwater -40",
                        "wallcrawl -31",
                        "water -44");
    }

    @Test
    void every_text_says_something_of_its_own() {
        assertThat(entries().filter(entry -> !(entry instanceof LedgerEntry)).map(Entry::text))
                .allMatch(text -> text.length() > 20)
                .doesNotHaveDuplicates();
    }

    /** Somebody who has only the text can still work out a price. */
    @Test
    void texts_name_the_prices() {
        for (Ability ability : BOOK.abilities()) {
            AbilityPrice price = ability.price();
            assertThat(ability.text()).as(ability.id()).contains("The Level Limit is " + price.limit() + ".");
            if (price.base() != 0) {
                assertThat(ability.text()).as(ability.id()).contains("The base is " + price.base() + ".");
            }
            price.options()
                    .forEach(group -> numbers(group)
                            .forEach(number -> assertThat(ability.text())
                                    .as(ability.id())
                                    .containsPattern("\\b" + number + "\\b")));
        }
        for (AbilityModifier modifier : BOOK.modifiers()) {
            if (modifier.price() != 0) {
                assertThat(modifier.text())
                        .as(modifier.id())
                        .containsPattern("\\b" + Math.abs(modifier.price()) + "\\b");
            }
            modifier.options()
                    .forEach(group -> numbers(group)
                            .forEach(number -> assertThat(modifier.text())
                                    .as(modifier.id())
                                    .containsPattern("\\b" + number + "\\b")));
        }
    }

    private static List<Integer> numbers(OptionGroup group) {
        Stream<Integer> words = group.words().values().stream().map(OptionPrice::price);
        Stream<Integer> further = group.further().stream().boxed();
        return Stream.of(words, group.byCount().stream(), further)
                .flatMap(numbers -> numbers)
                .map(Math::abs)
                .filter(number -> number != 0)
                .distinct()
                .toList();
    }
}
