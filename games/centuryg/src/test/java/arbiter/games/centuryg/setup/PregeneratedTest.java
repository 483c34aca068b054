package arbiter.games.centuryg.setup;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.CenturyRulebook;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.PowerRating;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.sheet.build.CombinationCheck;
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.rulebook.build.Violations;
import arbiter.testkit.CharactersContract;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;

class PregeneratedTest extends CharactersContract {

    PregeneratedTest() {
        super(new CenturyRulebook());
    }

    @Override
    protected String fileName(Source file) {
        Build build = build(file);
        return build.id() + "-" + build.powerLevel();
    }

    private static Build build(Source file) {
        return Build.format(BOOK.content()).read(file).build();
    }

    @Test
    void pilots_have_spent_nearly_all_their_points() {
        for (Source file : files()) {
            Sheet sheet = Sheet.of(build(file), BOOK);

            assertThat(sheet.totals().get("cp-left").total()).as(file.name()).isBetween(0, 9);
            assertThat(sheet.totals().get("mp-left").total()).as(file.name()).isBetween(0, 9);
            assertThat(sheet.totals().get("powers-open").total())
                    .as(file.name())
                    .isZero();
        }
    }

    @Test
    @Ledger("BCG-COMB-1")
    void the_pair_agrees_on_how_it_combines() {
        List<Build> squad = files().stream().map(PregeneratedTest::build).toList();
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
    void enemies_of_all_tiers_have_machines() {
        for (Build enemy : BOOK.enemies()) {
            Sheet sheet = Sheet.of(enemy, BOOK);

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
