package arbiter.games.centuryg;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Term;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponKind;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.rulebook.LedgerEntry;
import arbiter.testkit.Ledger;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CenturyContentTest {

    @Test
    void every_id_of_the_ledger_is_an_entry() throws IOException {
        try (InputStream ids = CenturyContent.class.getResourceAsStream("/centuryg/ids.txt")) {
            List<String> wanted = new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.substring(line.indexOf(' ') + 1))
                    .toList();

            assertThat(wanted).hasSize(464);
            assertThat(allIds()).containsAll(wanted).doesNotHaveDuplicates();
        }
    }

    @Test
    void every_ruling_is_in_the_ledger() {
        List<String> rulings = IntStream.rangeClosed(1, 134)
                .mapToObj(number -> String.format("BCG-AMB-%02d", number))
                .toList();

        assertThat(BOOK.content().shelf(LedgerEntry.class).ids())
                .containsAll(rulings)
                .hasSize(232 + rulings.size());
    }

    @Test
    void whatever_rules_ask_for_by_name_has_an_entry() {
        assertThat(BOOK.skills()).extracting(Entry::id).containsExactlyElementsOf(EnumWords.all(SkillId.class));
        assertThat(BOOK.traits()).hasSize(54);
        assertThat(BOOK.powers()).hasSize(34).noneMatch(power -> power.traits().isEmpty());
        assertThat(BOOK.upgrades()).hasSize(68).extracting(Entry::id).containsAll(EnumWords.all(UpgradeId.class));
        assertThat(BOOK.weapons()).hasSize(42);
        assertThat(BOOK.content().shelf(Reinforcement.class).ids()).hasSize(9);
    }

    @Test
    @Ledger({"plain", "difficult", "defensive", "extreme", "impassable", "land", "underwater", "space"})
    void terrains_and_environments_are_those_of_the_field() {
        assertThat(terms(Term.Group.TERRAIN))
                .startsWith("plain")
                .containsAll(EnumWords.all(Terrain.class))
                .hasSize(5);
        assertThat(terms(Term.Group.ENVIRONMENT)).containsExactlyElementsOf(EnumWords.all(Environment.class));
    }

    @Test
    @Ledger({"reason", "typecast", "bane"})
    void there_are_three_kinds_of_themes() {
        assertThat(terms(Term.Group.THEME)).containsExactlyElementsOf(EnumWords.all(Theme.Kind.class));
    }

    @Test
    @Ledger({
        "BCG-WPN-1",
        "BCG-WPN-2",
        "melee",
        "shooting",
        "beam",
        "blast",
        "burst",
        "crippling",
        "line",
        "long-range",
        "technique",
        "one-shot",
        "slow",
        "overheating",
        "unreliable"
    })
    void weapons_are_of_two_kinds_with_thirteen_abilities_in_all() {
        Collection<String> abilities = new ArrayList<>(EnumWords.all(WeaponKind.class));
        abilities.addAll(EnumWords.all(WeaponAbility.class));

        assertThat(terms(Term.Group.WEAPON_ABILITY))
                .containsExactlyElementsOf(abilities)
                .hasSize(13);
        assertThat(count(Weapon.Make.STANDARD)).isEqualTo(2);
        assertThat(count(Weapon.Make.BOUGHT)).isEqualTo(30);
        assertThat(count(Weapon.Make.BOSS)).isEqualTo(10);
        assertThat(BOOK.weapons())
                .allMatch(weapon -> weapon.cost() == (weapon.make() == Weapon.Make.BOUGHT ? 5 : 0))
                .allMatch(weapon ->
                        weapon.is(WeaponAbility.BLAST) == weapon.blast().isPresent())
                .allMatch(weapon ->
                        weapon.is(WeaponAbility.BEAM) == (weapon.boost().isPresent() || weapon.openBoost()));
    }

    @Test
    @Ledger({
        "attack",
        "buildup",
        "delay",
        "disrupt",
        "maneuver",
        "run",
        "aim",
        "assist",
        "suppress",
        "engage",
        "paired-attack",
        "boost",
        "disengage",
        "dock"
    })
    void actions_are_six_for_matches_and_eleven_for_operations() {
        assertThat(terms(Term.Group.MATCH_ACTION))
                .containsExactly("attack", "buildup", "delay", "disrupt", "maneuver", "run");
        assertThat(terms(Term.Group.OFFENSIVE_ACTION))
                .containsExactly("attack", "aim", "assist", "suppress", "engage", "paired-attack");
        assertThat(terms(Term.Group.UTILITY_ACTION)).containsExactly("delay", "maneuver", "boost", "disengage", "dock");
    }

    private static long count(Weapon.Make make) {
        return BOOK.weapons().stream().filter(weapon -> weapon.make() == make).count();
    }

    private static List<String> terms(Term.Group group) {
        return BOOK.content().shelf(Term.class).all().stream()
                .filter(term -> term.groups().contains(group))
                .map(Term::id)
                .toList();
    }

    private static List<String> allIds() {
        Stream<String> ids = BOOK.content().shelves().stream()
                .flatMap(shelf -> shelf.all().stream())
                .map(Entry::id);
        return Arrays.asList(ids.toArray(String[]::new));
    }
}
