package arbiter.games.narrative;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.BasePower;
import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.CrewAction;
import arbiter.games.narrative.sheet.CriticalInjury;
import arbiter.games.narrative.sheet.CriticalRow;
import arbiter.games.narrative.sheet.GearItem;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.sheet.Vehicle;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.sheet.Zone;
import arbiter.rulebook.LedgerEntry;
import arbiter.testkit.Ledger;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NarrativeContentTest {

    private static Stream<? extends Entry> entries() {
        return BOOK.content().shelves().stream().map(Shelf::all).flatMap(List::stream);
    }

    @Test
    void every_id_of_the_ledger_is_one_entry() throws IOException {
        try (InputStream ids = NarrativeContent.class.getResourceAsStream("/narrative/ids.txt")) {
            List<String> wanted = new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.substring(line.indexOf(' ') + 1))
                    .toList();

            assertThat(wanted).hasSize(214 + 184).doesNotHaveDuplicates();
            assertThat(entries().map(Entry::id).toList())
                    .doesNotHaveDuplicates()
                    .containsAll(wanted);
        }
    }

    /** 214 rules and 184 rows of tables, each of them said in one place. */
    @Test
    void every_rule_is_said_once() {
        List<String> said = entries().flatMap(entry -> entry.ledger().stream()).toList();

        assertThat(BOOK.content().shelf(LedgerEntry.class).all()).hasSize(214);
        assertThat(said).doesNotHaveDuplicates().hasSize(214 + 184);
        assertThat(rows("NAR-Q-%d", 27)).isSubsetOf(said);
        assertThat(rows("NAR-CI-%d", 29)).isSubsetOf(said);
        assertThat(rows("NAR-CH-%d", 13)).isSubsetOf(said);
        assertThat(rows("NAR-BP-%d", 9)).isSubsetOf(said);
        assertThat(rows("NAR-CA-%d", 8)).isSubsetOf(said);
        assertThat(said.stream().filter(id -> id.startsWith("NAR-FX-"))).hasSize(71);
        assertThat(said.stream().filter(id -> id.startsWith("NAR-SP-"))).hasSize(27);
    }

    private static List<String> rows(String format, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> String.format(format, number))
                .toList();
    }

    @Test
    void rule_texts_are_sentences_without_shorthand() {
        for (LedgerEntry rule : BOOK.content().shelf(LedgerEntry.class).all()) {
            assertThat(rule.title()).as(rule.id()).isPresent();
            assertThat(rule.text()).as(rule.id()).endsWith(".").doesNotContain("NAR-", "e.g.", "≥", "≤", " D ", "netS");
            assertThat(rule.text().length()).as(rule.id()).isGreaterThan(25);
        }
        assertThat(BOOK.content().shelf(LedgerEntry.class).all().stream().map(LedgerEntry::name))
                .doesNotHaveDuplicates();
    }

    @Test
    @Ledger("NAR-CHAR-4")
    void skills_go_with_characteristics() {
        assertThat(BOOK.skills()).hasSize(30);
        assertThat(ids(Characteristic.BRAWN)).containsExactly("athletics", "resilience", "brawl", "melee", "biomancy");
        assertThat(ids(Characteristic.PRESENCE))
                .containsExactly("cool", "leadership", "charm", "negotiation", "telepathy");
        assertThat(BOOK.skills().stream().filter(Skill::isDiscipline).map(Skill::id))
                .containsExactly("biomancy", "divination", "pyromancy", "telekinesis", "telepathy");
        assertThat(BOOK.skill("pyromancy").characteristic()).isEqualTo(Characteristic.AGILITY);
        assertThat(BOOK.skill("telekinesis").characteristic()).isEqualTo(Characteristic.WILLPOWER);
    }

    private static List<String> ids(Characteristic with) {
        return BOOK.skills().stream()
                .filter(skill -> skill.characteristic() == with)
                .map(Skill::id)
                .toList();
    }

    /** Damage, Critical Rating, encumbrance and price of the armoury added up, as the ledger's table has them. */
    @Test
    void the_armoury_is_complete() {
        List<Weapon> armoury = BOOK.armoury();
        assertThat(armoury).hasSize(20);
        assertThat(armoury.stream().mapToInt(weapon -> weapon.damage().amount()).sum())
                .isEqualTo(1 + 3 + 4 + 5 + 2 + 0 + 5 + 6 + 8 + 7 + 7 + 8 + 8 + 9 + 8 + 10 + 10 + 20 + 8 + 3);
        assertThat(armoury.stream().mapToInt(Weapon::critical).sum())
                .isEqualTo(3 + 3 + 2 + 4 + 5 + 6 + 4 + 4 + 3 + 4 + 4 + 4 + 3 + 3 + 3 + 2 + 3 + 2 + 4 + 6);
        assertThat(armoury.stream().mapToInt(Weapon::encumbrance).sum())
                .isEqualTo(1 + 3 + 2 + 5 + 2 + 4 + 1 + 1 + 2 + 4 + 4 + 3 + 5 + 5 + 6 + 6 + 9 + 7 + 1 + 3);
        assertThat(armoury.stream()
                        .mapToInt(weapon -> weapon.price().getAsInt())
                        .sum())
                .isEqualTo(25 + 400 + 1500 + 350 + 200 + 150 + 100 + 250 + 450 + 500 + 550 + 300 + 900 + 1800 + 900
                        + 3000 + 2500 + 4000 + 50 + 200);
        assertThat(BOOK.weapon("guided-missile-tube").qualities())
                .hasToString("[Blast 8, Breach 2, Cumbersome 3, Guided 3, Limited Ammo 1, Prepare 1]");
        assertThat(BOOK.content().shelf(BodyArmour.class).all()).hasSize(6);
        assertThat(BOOK.content().shelf(GearItem.class).all()).hasSize(4);
        assertThat(BOOK.content().shelf(CrewAction.class).all()).hasSize(8);
    }

    @Test
    @Ledger({"NAR-Q-24", "NAR-CHAR-6"})
    void superior_armour_soaks_more_and_weighs_less() {
        BodyArmour plate = BOOK.content().shelf(BodyArmour.class).get("powered-plate");

        assertThat(plate.totalSoak()).isEqualTo(5);
        assertThat(plate.wornEncumbrance()).isEqualTo(7 - 3);
        assertThat(BOOK.content().shelf(BodyArmour.class).get("padded-coat").wornEncumbrance())
                .isZero();
    }

    @Test
    @Ledger("NAR-SPEND-3")
    void active_qualities_cost_two_advantage_unless_they_say_otherwise() {
        List<String> others = new ArrayList<>();
        for (Quality quality : BOOK.content().shelf(Quality.class).all()) {
            if (quality.use() == Quality.Use.ACTIVE && quality.cost().orElse(0) != 2) {
                others.add(quality.id() + " " + quality.cost().orElse(0) + " "
                        + quality.costOnMiss().orElse(0));
            }
        }
        assertThat(others).containsExactly("guided 0 3", "sunder 1 1");
        assertThat(BOOK.content().shelf(Quality.class).get("blast").costOnMiss())
                .hasValue(3);
    }

    @Test
    void spends_have_the_costs_of_the_table() {
        List<Spend> spends = BOOK.content().shelf(Spend.class).all();

        assertThat(spends).hasSize(27);
        for (Spend spend : spends) {
            String row = spend.rule().substring("NAR-SP-".length());
            int count = switch (row.replaceAll("\\d", "")) {
                case "B", "I", "TT" -> 2;
                case "C", "J" -> 3;
                case "K" -> 4;
                default -> 1;
            };
            assertThat(spend.count()).as(row).isEqualTo(count);
            assertThat(spend.isAgainst()).as(row).isEqualTo("HIJKD".contains(row.substring(0, 1)));
        }
        assertThat(spends.stream().filter(Spend::repeatable).map(Spend::rule))
                .containsExactly("NAR-SP-A1", "NAR-SP-A4", "NAR-SP-H1");
    }

    /** From 1 to far beyond the last row, each total is in exactly one row. */
    @Test
    @Ledger({"NAR-CRIT-1", "NAR-VCRIT-1"})
    void every_total_has_one_row_in_either_critical_table() {
        for (int total = 1; total <= 400; total++) {
            assertThat(covering(BOOK.content().shelf(CriticalInjury.class).all(), total))
                    .as("injury " + total)
                    .isOne();
            assertThat(covering(BOOK.content().shelf(VehicleCriticalHit.class).all(), total))
                    .as("hit " + total)
                    .isOne();
        }
    }

    private static long covering(List<? extends CriticalRow> table, int total) {
        return table.stream().filter(row -> row.covers(total)).count();
    }

    @ParameterizedTest
    @CsvSource({
        "-20, minor-nick, rattled",
        "5, minor-nick, rattled",
        "6, slowed-down, rattled",
        "40, stinger, hull-damaged",
        "75, hamstrung, defences-damaged",
        "80, overpowered, defences-damaged",
        "100, crippled, weapons-damaged",
        "101, maimed, weapons-damaged",
        "130, gruesome-injury, all-systems-down",
        "140, bleeding-out, fire",
        "150, the-end-is-nigh, breaking-up",
        "151, dead, breaking-up",
        "154, dead, vaporized"
    })
    @Ledger({"NAR-CRIT-1", "NAR-VCRIT-1"})
    void totals_are_looked_up(int total, String injury, String hit) {
        assertThat(BOOK.criticalInjury(total).id()).isEqualTo(injury);
        assertThat(BOOK.criticalHit(total).id()).isEqualTo(hit);
    }

    @Test
    @Ledger("NAR-PSY-14")
    void powers_have_their_disciplines_and_effects() {
        assertThat(BOOK.content().shelf(BasePower.class).all().stream()
                        .map(power -> power.id() + " " + power.difficulty().dice() + " "
                                + BOOK.effects(power).size() + " "
                                + power.disciplines().size()))
                .containsExactly(
                        "attack 1 15 3",
                        "augment 2 9 2",
                        "augury 1 7 1",
                        "barrier 1 6 2",
                        "compel 2 9 1",
                        "curse 2 9 3",
                        "dispel 3 3 5",
                        "manipulate 2 7 1",
                        "heal 1 6 1");
        for (PowerEffect effect : BOOK.content().shelf(PowerEffect.class).all()) {
            assertThat(effect.power().disciplines()).as(effect.id()).containsAll(effect.disciplines());
        }
    }

    @Test
    @Ledger({"NAR-NPC-1", "NAR-NPC-2", "NAR-NPC-3"})
    void adversaries_are_minions_rivals_and_nemeses() {
        List<Adversary> all = BOOK.content().shelf(Adversary.class).all();
        assertThat(all).hasSize(8);
        assertThat(all.stream().map(one -> one.standing().name()).distinct())
                .containsExactly("MINION", "RIVAL", "NEMESIS");

        Adversary troopers = BOOK.content().shelf(Adversary.class).get("line-trooper");
        assertThat(IntStream.rangeClosed(1, 7).map(standing -> troopers.ranks(BOOK.skill("ranged-heavy"), standing)))
                .containsExactly(0, 1, 2, 3, 4, 5, 5);
        assertThat(troopers.ranks(BOOK.skill("melee"), 5)).isZero();
        assertThat(BOOK.content().shelf(Adversary.class).get("rogue-psyker").ranks(BOOK.skill("pyromancy"), 1))
                .isEqualTo(2);
    }

    @Test
    @Ledger({"NAR-VEH-1", "NAR-VEH-13"})
    void vehicles_have_seats_and_arcs() {
        assertThat(BOOK.content().shelf(Vehicle.class).all().stream()
                        .map(vehicle -> vehicle.id() + " " + vehicle.gunneryStations()))
                .containsExactly(
                        "scout-bike 1",
                        "armoured-carrier 1",
                        "assault-gunship 2",
                        "patrol-cruiser 39",
                        "ash-strider 1");
        Vehicle cruiser = BOOK.content().shelf(Vehicle.class).get("patrol-cruiser");
        assertThat(cruiser.defence().get(Zone.FORE)).isEqualTo(2);
        assertThat(cruiser.weapons().stream().mapToInt(Vehicle.Mounted::count)).containsExactly(4, 4, 2);
    }

    /** Mistakes are told where they stand, with what would be right. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{quality: blast} | Blast needs a rating: {quality: blast, rating: 1}",
                "{quality: auto-fire, rating: 2} | Auto-fire has no rating; leave it out",
                "{quality: pierce, rating: 0} | Pierce has the rating 0; it is 1 or more",
                "{quality: peirce, rating: 2} | unknown quality 'peirce'"
            })
    void qualities_are_read_with_care(String yaml, String problem) {
        assertThatThrownBy(() -> weapon("7", "gunnery", yaml))
                .hasMessageContaining("gun.yaml:")
                .hasMessageContaining(problem);
    }

    @Test
    void weapons_are_read_with_care() {
        assertThat(weapon("+3", "melee", "{quality: sunder}").damage().with(4)).isEqualTo(7);
        assertThatThrownBy(() -> weapon("lots", "melee", "{quality: sunder}"))
                .hasMessageContaining("'lots' is no damage: write 7 for a fixed amount, or +3 for Brawn and 3 more");
        assertThatThrownBy(() -> weapon("7", "charm", "{quality: sunder}"))
                .hasMessageContaining("a weapon is used with a combat skill, and Charm is none");
    }

    private static Weapon weapon(String damage, String skill, String quality) {
        String yaml = "id: gun\nname: Gun\nskill: " + skill + "\ndamage: " + damage
                + "\ncritical: 3\nrange: short\nqualities: [" + quality + "]\ntext: A gun.\n";
        Node node = Yaml.read(Source.text("gun.yaml", yaml));
        arbiter.content.Problems problems = new arbiter.content.Problems();
        var weapon = BOOK.content().binder().bindInFull(node, Weapon.class, problems);
        problems.throwIfAny();
        return weapon.orElseThrow();
    }
}
