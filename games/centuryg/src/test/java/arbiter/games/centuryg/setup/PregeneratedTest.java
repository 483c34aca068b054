package arbiter.games.centuryg.setup;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyRulebook;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.PowerRating;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.sheet.build.CombinationCheck;
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.rulebook.build.Violations;
import arbiter.tabletop.rulebook.GameResources;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;

class PregeneratedTest {

    private static final GameResources RESOURCES = GameResources.of(CenturyRulebook.class, "centuryg");

    private static List<Build> pilots() {
        return RESOURCES.characters().stream()
                .map(name -> Build.format(BOOK.content())
                        .read(RESOURCES.character(name))
                        .build())
                .toList();
    }

    @Test
    void all_of_them_are_legal_and_at_the_level_their_name_says() {
        for (String name : RESOURCES.characters()) {
            Sheet sheet = Sheet.of(Build.format(BOOK.content()).read(RESOURCES.character(name)), BOOK);

            assertThat(sheet.violations()).as(name).isEmpty();
            assertThat(name).isEqualTo(sheet.build().id() + "-" + sheet.build().powerLevel());
            assertThat(sheet.totals().get("cp-left").total()).as(name).isBetween(0, 9);
            assertThat(sheet.totals().get("mp-left").total()).as(name).isBetween(0, 9);
            assertThat(sheet.totals().get("powers-open").total()).as(name).isZero();
        }
    }

    @Test
    @Ledger("BCG-COMB-1")
    void the_pair_agrees_on_how_it_combines() {
        List<Build> squad = pilots();
        Violations violations = new Violations(Optional.empty());
        squad.forEach(build -> CombinationCheck.together(build, squad, violations));

        assertThat(violations.all()).isEmpty();
        Violations alone = new Violations(Optional.empty());
        squad.forEach(build -> CombinationCheck.together(build, List.of(), alone));
        assertThat(alone.all())
                .extracting(objection -> objection.code().word())
                .containsExactly("partner-differs", "partner-differs");
    }

    @Test
    void enemies_are_legal_too() {
        for (Build enemy : BOOK.enemies()) {
            Sheet sheet = Sheet.of(enemy, BOOK);

            assertThat(sheet.violations()).as(enemy.id()).isEmpty();
            assertThat(sheet.machine()).as(enemy.id()).isPresent();
        }
        assertThat(BOOK.enemies()).hasSize(12);
        tiers().containsOnly(Tier.GRUNT, Tier.RIVAL, Tier.BOSS);
        tiers().filteredOn(Tier.BOSS::equals).hasSize(3);
    }

    private static ListAssert<Tier> tiers() {
        return assertThat(BOOK.enemies().stream().map(Build::tier).toList());
    }

    @Test
    @Ledger({"BCG-BOSS-1", "BCG-BOSS-2", "BCG-TIER-3"})
    void the_ninth_sun_has_the_whole_package_of_power_level_five() {
        Build sun = BOOK.enemy("the-ninth-sun").orElseThrow();
        Machine machine = Sheet.of(sun, BOOK).machine().orElseThrow();

        assertThat(sun.powerLevel()).isEqualTo(5);
        assertThat(machine.upgrades())
                .extracting(fitted -> fitted.upgrade().kind())
                .containsExactlyInAnyOrder(UpgradeKind.BOSS, UpgradeKind.BOSS, UpgradeKind.CAPSTONE);
        assertThat(machine.weapons())
                .extracting(mounted -> mounted.weapon().id())
                .containsExactly("final-beam", "telekinetic-strike", "cqc", "vulcans");
        assertThat(machine.powers()).hasSize(8);
        assertThat(Sheet.of(sun, BOOK).totals().get("mp").total()).isEqualTo(175);
        assertThat(Sheet.of(sun, BOOK).totals().get("cp").toString())
                .isEqualTo("+100 Boss +75 Power Level +110 package");
    }

    @Test
    @Ledger("BCG-SPR-1")
    void ratings_follow_the_table() {
        for (int level = 0; level <= 5; level++) {
            assertThat(PowerRating.of(Tier.PC, level)).isEqualTo(4 + 2 * level);
            assertThat(PowerRating.of(Tier.RIVAL, level)).isEqualTo(4 + 2 * level);
            assertThat(PowerRating.of(Tier.GRUNT, level)).isEqualTo(2 + level);
            assertThat(PowerRating.of(Tier.BOSS, level)).isEqualTo(8 + 4 * level);
            assertThat(PowerRating.ofReinforcements(level)).isEqualTo(4 + 2 * level);
        }
    }
}
