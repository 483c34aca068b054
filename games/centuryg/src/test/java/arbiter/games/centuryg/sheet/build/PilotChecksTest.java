package arbiter.games.centuryg.sheet.build;

import static arbiter.games.centuryg.Handbooks.codes;
import static arbiter.games.centuryg.Handbooks.pilot;
import static arbiter.games.centuryg.Handbooks.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.sheet.BossPackage;
import arbiter.games.centuryg.sheet.PowerLevel;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PilotChecksTest {

    @Test
    @Ledger({"BCG-CP-1", "BCG-CP-2", "BCG-AMB-97"})
    void a_hundred_points_pay_for_ranks_skills_and_traits() {
        String six = "attributes: {fitness: 6, awareness: 6, willpower: 6, charm: 5}\n";

        assertThat(sheet(pilot(0, six)).totals().get("cp-attributes").toString())
                .isEqualTo("+21 Fitness 6 +21 Awareness 6 +21 Willpower 6 +15 Charm 5");
        assertThat(codes(pilot(0, six + "skills: [{skill: combat}, {skill: stealth}]\n")))
                .isEmpty();
        assertThat(sheet(pilot(0, six + "skills: [{skill: combat}, {skill: stealth}, {skill: finesse}]\n"))
                        .violations())
                .extracting(Violation::toString)
                .containsExactly("file.yaml:5:3: 108 CP are spent of 100 (+100 start); spend 8 less"
                        + " [cp-overspent, BCG-CP-1]");
        assertThat(codes(pilot(8, six + "skills: [{skill: combat}, {skill: stealth}, {skill: finesse}]\n")))
                .isEmpty();
        assertThat(sheet(pilot(0, "")).build().powerLevel()).isZero();
    }

    @Test
    @Ledger({"BCG-CP-2", "BCG-MP-1"})
    void a_rank_costs_itself_and_all_below_it_without_an_end() {
        int[] costs = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78};
        for (int rank = 0; rank < costs.length; rank++) {
            assertThat(Spending.rank(rank)).as("Rank " + rank).isEqualTo(costs[rank]);
        }
    }

    @Test
    @Ledger({"BCG-BOSS-1", "BCG-BOSS-2"})
    void the_package_of_a_boss_grows_by_the_table() {
        assertThat(IntStream.rangeClosed(0, 5).mapToObj(BossPackage::at))
                .containsExactly( // Powers, Weapons, Upgrades, Capstones, Traits, CP for Skills and Traits
                        new BossPackage(1, 1, 0, 0, 0, 50),
                        new BossPackage(1, 1, 1, 0, 1, 50),
                        new BossPackage(1, 2, 1, 0, 1, 80),
                        new BossPackage(2, 2, 1, 0, 2, 80),
                        new BossPackage(2, 2, 2, 0, 2, 110),
                        new BossPackage(2, 2, 2, 1, 3, 110));
        assertThat(sheet("kind: mecha\nname: A\ntier: boss\nlevel: 2\nmecha: {name: A}\n")
                        .totals()
                        .get("mp")
                        .total())
                .isEqualTo(130);
    }

    @Test
    @Ledger("BCG-CP-3")
    void rank_zero_is_legal_and_nothing_is_below() {
        assertThat(codes(pilot(0, "attributes: {fitness: 0}"))).isEmpty();
        assertThat(codes(pilot(0, "attributes: {fitness: -1}"))).containsExactly("rank-negative");
    }

    @Test
    @Ledger({"BCG-XP-1", "BCG-XP-2", "BCG-AMB-98"})
    void power_levels_follow_experience() {
        assertThat(PowerLevel.of(0)).isZero();
        assertThat(PowerLevel.of(30)).isZero();
        assertThat(PowerLevel.of(31)).isEqualTo(1);
        assertThat(PowerLevel.of(60)).isEqualTo(1);
        assertThat(PowerLevel.of(61)).isEqualTo(2);
        assertThat(PowerLevel.of(90)).isEqualTo(2);
        assertThat(PowerLevel.of(91)).isEqualTo(3);
        assertThat(PowerLevel.of(120)).isEqualTo(3);
        assertThat(PowerLevel.of(121)).isEqualTo(4);
        assertThat(PowerLevel.of(150)).isEqualTo(4);
        assertThat(PowerLevel.of(151)).isEqualTo(5);
        assertThat(PowerLevel.of(900)).isEqualTo(5);
        assertThat(sheet(pilot(40, "")).totals().get("cp").toString()).isEqualTo("+100 start +40 XP");
        assertThat(codes(pilot(-1, ""))).containsExactly("xp-negative");
    }

    @Test
    @Ledger({"BCG-SKILL-1", "BCG-AMB-17", "BCG-MIR-1", "athletics", "force"})
    void skills_are_general_or_have_topics_and_miracles_cost_double() {
        assertThat(cost("{skill: athletics}")).isEqualTo(10);
        assertThat(cost("{skill: athletics, topics: [Running, Climbing]}")).isEqualTo(10);
        assertThat(cost("{skill: force}")).isEqualTo(20);
        assertThat(cost("{skill: force, topics: [Fitness Tests]}")).isEqualTo(10);
        assertThat(codes(pilot(0, "skills: [{skill: athletics}, {skill: athletics, topics: [Running]}]")))
                .containsExactly("skill-twice");
        assertThat(codes(pilot(0, "skills: [{skill: athletics, topics: [Running, Running]}]")))
                .containsExactly("topic-twice");
    }

    private static int cost(String skill) {
        return sheet(pilot(0, "skills: [" + skill + "]"))
                .totals()
                .get("cp-others")
                .total();
    }

    @Test
    @Ledger({"BCG-TRAIT-1", "BCG-ANOM-1", "gamer", "cyborg", "masterwork-tool", "leadership", "ether-drive"})
    void traits_are_taken_once_and_specialist_ones_with_different_choices() {
        assertThat(codes(pilot(0, "traits: [{trait: jaded}, {trait: jaded}]"))).containsExactly("trait-twice");
        assertThat(codes(pilot(0, "traits: [{trait: gamer, choices: [chess]}, {trait: gamer, choices: [go]}]")))
                .isEmpty();
        assertThat(codes(pilot(0, "traits: [{trait: gamer, choices: [chess]}, {trait: gamer, choices: [chess]}]")))
                .containsExactly("trait-twice");
        assertThat(codes(pilot(0, "traits: [{trait: gamer}]"))).containsExactly("trait-choice");
        assertThat(codes(pilot(0, "traits: [{trait: jaded, choices: [x]}]"))).containsExactly("trait-choice");
        assertThat(codes(pilot(0, "traits: [{trait: masterwork-tool, choices: [combat]}]")))
                .containsExactly("training-missing");
        assertThat(codes(pilot(0, "traits: [{trait: masterwork-tool, choices: [force]}]")))
                .containsExactly("trait-choice");
        assertThat(codes(pilot(0, "traits: [{trait: leadership}]"))).containsExactly("training-missing");
        assertThat(codes(pilot(0, "traits: [{trait: ether-drive, choices: [force, Fitness Tests]}]")))
                .isEmpty();
        assertThat(sheet(pilot(0, "traits: [{trait: cyborg}]"))
                        .totals()
                        .get("cp-others")
                        .total())
                .isZero();
    }

    @Test
    @Ledger("BCG-THEME-1")
    void a_pc_has_three_themes_and_nobody_else_any() {
        assertThat(codes("kind: pilot\nname: A\npilot: {themes: {reason: x}}\n"))
                .containsExactly("theme-missing", "theme-missing");
        assertThat(codes("kind: pilot\nname: A\ntier: rival\npilot: {themes: {reason: x}}\n"))
                .containsExactly("theme-not-allowed");
        assertThat(codes("kind: pilot\nname: A\ntier: rival\npilot: {}\n")).isEmpty();
    }

    @Test
    @Ledger({"BCG-GP-3", "BCG-XP-3", "BCG-AMB-93", "signature-weapon", "this-is-my-battlefield"})
    void there_are_as_many_powers_as_the_power_level_from_the_right_lists() {
        String two = "powers: [{power: trump-card}, {power: dont-give-up}]\n";
        assertThat(codes(pilot(61, "") + two)).isEmpty();
        assertThat(codes(pilot(60, "") + two)).containsExactly("powers-too-many");
        assertThat(codes(pilot(61, "") + "powers: [{power: try-again}]\n")).containsExactly("power-by-default");
        assertThat(codes(pilot(61, "") + "powers: [{power: useless}]\n")).containsExactly("power-not-on-list");
        assertThat(codes(pilot(61, "") + "powers: [{power: trump-card}, {power: trump-card}]\n"))
                .containsExactly("power-twice");
        assertThat(codes(pilot(61, "") + "powers: [{power: signature-weapon}]\n"))
                .containsExactly("choice-missing");
        assertThat(codes(pilot(61, "")
                        + "powers: [{power: signature-weapon, choice: cqc},"
                        + " {power: signature-weapon, choice: beam-rifle}]\n"))
                .isEmpty();
        assertThat(codes(pilot(61, "") + "powers: [{power: this-is-my-battlefield, choice: plain}]\n"))
                .containsExactly("choice-not-offered");
    }

    @Test
    @Ledger({"BCG-TIER-1", "BCG-TIER-2"})
    void grunts_have_fifty_points_and_no_more_than_fifty_in_skills() {
        String six = "skills: [{skill: combat}, {skill: stealth}, {skill: finesse}, {skill: medicine},"
                + " {skill: vehicles}, {skill: sciences, topics: [Physics]}]";
        assertThat(codes("kind: pilot\nname: A\ntier: grunt\nxp: 40\npilot: {" + six + "}\n"))
                .containsExactly("grunt-skills");
        assertThat(codes("kind: pilot\nname: A\ntier: rival\npilot: {" + six + "}\n"))
                .isEmpty();
        assertThat(codes("kind: pilot\nname: A\ntier: grunt\nxp: 90\npilot: {}\npowers: [{power: trump-card}]\n"))
                .contains("powers-not-allowed");
    }

    @Test
    @Ledger({"BCG-BOSS-1", "BCG-AMB-106", "BCG-AMB-108", "BCG-AMB-134", "living-weapon", "skill-master"})
    void points_and_traits_of_a_boss_come_in_packages() {
        assertThat(codes(boss(0, "attributes: {fitness: 13, awareness: 4}")))
                .containsExactly("cp-on-attributes"); // 101 of 100, though 150 are there
        assertThat(codes(boss(1, "attributes: {fitness: 13, awareness: 4}"))).isEmpty();
        assertThat(codes(boss(1, "traits: [{trait: spectral-body}]"))).isEmpty();
        assertThat(codes(boss(0, "traits: [{trait: spectral-body}]"))).containsExactly("boss-traits-too-many");
        assertThat(codes(pilot(0, "traits: [{trait: spectral-body}]"))).containsExactly("boss-trait");
        assertThat(codes(boss(1, "traits: [{trait: living-weapon, choices: [true-strike]}]")))
                .containsExactly("living-weapon");
        assertThat(codes(boss(1, "traits: [{trait: true-strike}, {trait: living-weapon, choices: [true-strike]}]")))
                .isEmpty();
        assertThat(codes(boss(1, "traits: [{trait: skill-master, choices: [combat, force]}]")))
                .containsExactly("training-missing", "training-missing");
        assertThat(codes(boss(6, ""))).containsExactly("level-out-of-range");
        assertThat(codes("kind: pilot\nname: A\ntier: boss\nxp: 10\npilot: {}\n"))
                .containsExactly("xp-for-boss");
        assertThat(codes("kind: pilot\nname: A\nlevel: 2\ntier: rival\npilot: {}\n"))
                .containsExactly("level-not-assigned");
    }

    private static String boss(int level, String inside) {
        return "kind: pilot\nname: A\ntier: boss\nlevel: " + level + "\npilot: {" + inside + "}\n";
    }
}
