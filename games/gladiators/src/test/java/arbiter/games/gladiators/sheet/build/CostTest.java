package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.sheet.build.Designs.cost;
import static arbiter.games.gladiators.sheet.build.Designs.power;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class CostTest {

    /** The first of the ledger's hard rules. */
    @Test
    @Ledger({"GG-CST-1", "GG-CST-2", "GG-CST-3", "GG-CST-4", "GG-CST-5", "GG-CST-6", "GG-AMB-05", "GG-AMB-06"})
    void a_drain_of_defences_is_counted_gp_by_gp() {
        Cost cost = cost("{ability: draining-attack, types: [psychic], options: [defences], source: mutant, level: 8,"
                + " modifiers: [long-range, reliable, slow, exhausts]}");

        assertThat(cost.parts())
                .hasToString("+1 defences +3 Levels 1 to 3 +6 Levels 4 to 6 at 2 +6 Levels 7 to 8 at 3"
                        + " +4 Long Range +3 Reliable -4 Slow x2 -4 Exhausts x2");
        assertThat(cost).isEqualTo(new Cost(cost.parts(), 16, 23, 2, 8, 11));
        assertThat(cost.total()).isEqualTo(15);
    }

    /** The tenth of the ledger's hard rules. */
    @Test
    @Ledger({"GG-CST-9", "GG-CST-10", "GG-AMB-24"})
    void a_flexible_cost_pays_the_cheapest_range_and_drops_levels_at_others() {
        SuperPower power = power("{ability: hindering-attack, types: [solid], source: mutant, level: 7,"
                + " modifiers: [touch, long-range, distant, flexible-range, flexible-cost]}");

        assertThat(Cost.of(power, List.of()).total()).isEqualTo(18);
        assertThat(level(power, PowerRange.TOUCH)).isEqualTo(7);
        assertThat(level(power, PowerRange.LONG_RANGE)).isEqualTo(6);
        assertThat(level(power, PowerRange.DISTANT)).isEqualTo(6);
        assertThat(LevelPrice.without(3, 4, 4)).isEqualTo(1);
        assertThat(LevelPrice.without(4, 7, 3)).isEqualTo(5);
    }

    private static int level(SuperPower power, PowerRange range) {
        PlainPower choice = power.plain().stream()
                .filter(plain -> plain.range() == range)
                .findFirst()
                .orElseThrow();
        return FlexibleOptions.levelInUse(choice);
    }

    @Test
    @Ledger({"GG-CST-5", "GG-AMB-07"})
    void drawbacks_beyond_half_are_legal_and_wasted() {
        String pistol = "{ability: damaging-attack, types: [solid], source: conventional, level: 2,"
                + " modifiers: [ranged, lethal, focus, shots, bullet]}";

        assertThat(cost(pistol).full()).isEqualTo(8);
        assertThat(cost(pistol).swallowed()).isEqualTo(1);
        assertThat(cost(pistol).total()).isEqualTo(4);
        assertThat(Designs.sheet(pistol).violations()).isEmpty();
    }

    @Test
    @Ledger({"GG-CST-6", "GG-CST-7", "GG-AMB-17"})
    void nothing_costs_less_than_one() {
        assertThat(cost("{ability: confusion, source: mutant, level: 1}").parts())
                .hasToString("-1 Confusion +1 Level 1 +1 nothing costs less than 1");
        assertThat(cost("{ability: life-support, options: [poison-gas], source: mutant, level: 1}")
                        .total())
                .isEqualTo(1);
        assertThat(cost("{ability: life-support, options: [air, cold], source: mutant, level: 3}")
                        .total())
                .isEqualTo(4);
        assertThat(cost("{ability: life-support, options: [cold, heat], source: mutant, level: 3}")
                        .total())
                .isEqualTo(3);
    }

    @Test
    @Ledger({"GG-CST-12", "GG-AMB-20", "GG-AMB-21", "GG-AMB-111"})
    void some_prices_go_by_something_else() {
        assertThat(attack(3, "ranged, autofire 2")).isEqualTo(3 + 3 + 3);
        assertThat(attack(4, "ranged, autofire 2")).isEqualTo(4 + 3 + 6);
        assertThat(attack(4, "ranged, autofire 3")).isEqualTo(4 + 3 + 9);
        assertThat(attack(3, "ranged, versatile extra 2")).isEqualTo(3 + 3 + 4);
        assertThat(attack(4, "ranged, versatile extra 2")).isEqualTo(4 + 3 + 8);
        assertThat(attack(1, "short")).isEqualTo(1 + 1);
        assertThat(attack(1, "quick")).isEqualTo(1 + 1);
        assertThat(attack(1, "touch, quick")).isEqualTo(1 + 2 + 2);
        assertThat(attack(1, "touch, distant, flexible-range, quick")).isEqualTo(1 + 2 + 5 + 1 + 4);
        assertThat(attack(8, "touch, slow")).isEqualTo(4 + 8 + 2 - 2 * 2);
        assertThat(attack(4, "area blast, persistent personal, slow")).isEqualTo(4 + 2 - 1);
        assertThat(attack(2, "touch, persistent target")).isEqualTo(2 + 2 + 3);
        assertThat(attack(2, "touch, persistent target unlimited")).isEqualTo(2 + 2 + 7);
        assertThat(attack(2, "touch, persistent target unlimited, limited-ammo 3"))
                .isEqualTo(2 + 2 + 4 - 3);
        assertThat(attack(2, "touch, persistent target instances 2")).isEqualTo(2 + 2 + 5);
        assertThat(attack(6, "touch, lethal not-human")).isEqualTo(8 + 2 - 2);
        assertThat(attack(6, "touch, lethal")).isEqualTo(8 + 2 + 3);
        assertThat(cost("{ability: trap-attack, source: mutant, level: 2, modifiers: [touch, persistent target]}")
                        .total())
                .isEqualTo(1 + 2 + 2 + 2);
    }

    private static int attack(int level, String modifiers) {
        return cost("{ability: damaging-attack, types: [solid], source: mutant, level: " + level + ", modifiers: ["
                        + modifiers + "]}")
                .total();
    }

    @Test
    @Ledger({"GG-CST-12", "GG-AMB-14"})
    void who_attacks_while_insubstantial_pays_for_it() {
        String ghost = "{ability: insubstantial, against: {types: [solid, energy]}, source: alien, level: 3,"
                + " modifiers: [persistent personal]}";
        String mind = "{ability: damaging-attack, types: [psychic], source: alien, level: 1, modifiers: [ranged]}";
        String fist = "{ability: damaging-attack, types: [solid], source: alien, level: 1, modifiers: [ranged]}";

        assertThat(Designs.sheet(ghost, fist).totals().get("Insubstantial"))
                .hasToString("+5 against solid and energy +3 Levels 1 to 3 +2 Persistent (personal)");
        assertThat(Designs.sheet(ghost, mind).totals().get("Insubstantial"))
                .hasToString("+5 against solid and energy +8 attacks while insubstantial +4 other Types"
                        + " +3 Levels 1 to 3 +2 Persistent (personal)");
    }

    @Test
    @Ledger({"GG-CST-12", "GG-AMB-16"})
    void who_does_not_mind_the_weather_pays_for_it() {
        String fog = "{ability: change-environment, options: [fog-smoke, cold], source: alien, level: 2}";
        String eyes = "{ability: detection, options: [enhanced-vision], source: alien, level: 1}";

        assertThat(Designs.sheet(fog).totals().get("Change Environment").total())
                .isEqualTo(1 + 2);
        assertThat(Designs.sheet(fog, eyes).totals().get("Change Environment").total())
                .isEqualTo(1 + 2 + 4);
        assertThat(
                        cost("{ability: change-environment, options: [fog-smoke, immune, combined 2], source: alien, level: 2}")
                                .total())
                .isEqualTo(4 + 4 + 2);
    }

    @Test
    @Ledger({"GG-CST-8", "GG-AMB-23"})
    void a_flexible_ability_adds_the_bases_and_takes_the_lowest_limit() {
        Cost cost = cost(
                "{ability: hindering-attack, types: [cold], source: mutant, level: 5, modifiers: [ranged, flexible-ability],"
                        + " alternatives: [{ability: damaging-attack, types: [cold]}, {ability: trap-attack}]}");

        assertThat(cost.parts())
                .hasToString("+1 Hindering Attack +2 energy +1 Trap Attack +3 Levels 1 to 3 +4 Levels 4 to 5 at 2"
                        + " +3 Ranged +8 Flexible Ability");
    }

    @Test
    @Ledger({"GG-CST-9", "GG-AMB-109"})
    void a_flexible_type_pays_single_types_and_not_their_number() {
        assertThat(typed("heat, cold, electricity")).isEqualTo(2 + 2 + 2);
        assertThat(typed("heat, solid")).isEqualTo(2 + 2 + 2);
        assertThat(typed("heat, cold, psychic")).isEqualTo(2 + 3 + 2 + 2 + 1);
        assertThat(
                        cost("{ability: damage-defence, against: {types: [solid, energy, psychic]}, source: mutant, level: 2,"
                                        + " modifiers: [flexible-type]}")
                                .total())
                .isEqualTo(2 + 4);
    }

    private static int typed(String types) {
        return cost("{ability: damaging-attack, types: [" + types
                        + "], source: mutant, level: 2, modifiers: [flexible-type]}")
                .total();
    }

    @Test
    @Ledger({"GG-CST-11", "GG-AMB-23"})
    void a_link_costs_two_for_each_ability_after_the_first() {
        String bolt =
                "{name: Bolt, ability: damaging-attack, types: [solid], source: mutant, level: 2, modifiers: [ranged]}";
        String daze = "{name: Daze, ability: hindering-attack, types: [solid], source: mutant, level: 2,"
                + " modifiers: [ranged, linked-ability with Bolt]}";
        Sheet sheet = Designs.sheet(bolt, daze);

        assertThat(sheet.totals().get("Bolt").total()).isEqualTo(5);
        assertThat(sheet.totals().get("Daze").total()).isEqualTo(1 + 2 + 3 + 2);
    }

    @Test
    @Ledger({"GG-CST-13", "GG-AMB-08", "walk", "sight", "punch", "grapple", "GG-STA-5"})
    void free_abilities_are_upgraded_for_the_difference() {
        assertThat(upgrade("sight", "ability: detection, options: [vision]", 2, "always-on"))
                .isEqualTo(1);
        assertThat(upgrade("walk", "ability: movement, types: [solid], options: [ground]", 5, "persistent personal"))
                .isEqualTo(5 + 2 - 1);
        assertThat(upgrade("walk", "ability: movement, types: [solid], options: [ground]", 1, "slow"))
                .isEqualTo(1);
        assertThat(upgrade("walk", "ability: movement, types: [solid], options: [ground]", 1, ""))
                .isZero();
        assertThat(upgrade("punch", "ability: damaging-attack, types: [solid]", 4, "direct, touch, melee"))
                .isEqualTo(4 + 2 - 3);
        assertThat(upgrade("grapple", "ability: grab-attack", 4, "direct, touch, melee"))
                .isEqualTo(1 + 4 + 2 - 4);
    }

    private static int upgrade(String free, String ability, int level, String modifiers) {
        Sheet sheet = Designs.sheet("{" + ability + ", source: conventional, level: " + level + ", modifiers: ["
                + modifiers + "], upgrades: " + free + "}");
        assertThat(sheet.violations()).isEmpty();
        return sheet.totals().get("gp-powers").total();
    }

    @Test
    @Ledger({"GG-CST-14", "GG-ADV-3", "GG-ADV-4", "GG-ADV-5", "GG-AMB-09", "GG-AMB-117"})
    void disadvantages_pay_for_advantages_alone() {
        Modifiers spent = Designs.sheet().totals().get("gp-spent");

        assertThat(spent).hasToString("+4 advantages -4 disadvantages");
        assertThat(Designs.bind("{trait: energetic}", arbiter.games.gladiators.sheet.TakenTrait.class)
                        .points())
                .isEqualTo(2);
        assertThat(Designs.bind(
                                "{own: Stubborn, merit: disadvantage, frequency: frequent, severity: significant}",
                                arbiter.games.gladiators.sheet.TakenTrait.class)
                        .points())
                .isEqualTo(3);
    }

    @Test
    @Ledger({"GG-CST-12", "GG-AMB-19", "GG-AMB-11", "GG-AMB-12", "GG-AMB-13", "GG-AMB-15", "GG-AMB-18"})
    void price_lists_are_those_of_the_ledger() {
        assertThat(base("wall", "types: [physical], options: [4-hits]")).isEqualTo(10);
        assertThat(base("wall", "types: [solid], options: [4-hits, robust, vulnerable-energy]"))
                .isEqualTo(5);
        assertThat(base("duplication", "options: [extra-duplicate 2]")).isEqualTo(21);
        assertThat(base("evasion", "")).isEqualTo(1);
        assertThat(base("forced-move-attack", "types: [solid], options: [away]"))
                .isZero();
        assertThat(base("reflection", "against: {source: magical}, options: [bullet-only, not-melee]"))
                .isEqualTo(-2);
        assertThat(base("prediction", "")).isEqualTo(-1);
        assertThat(base(
                        "movement",
                        "types: [solid], options: [air, wallcrawl, stand-off air, stand-off wallcrawl, journeys]"))
                .isEqualTo(3 + 2 + 4 + 1);
        assertThat(base(
                        "absorption",
                        "against: {types: [solid, energy, psychic]}, options: [into speed, into evasion]"))
                .isEqualTo(3 + 3);
        assertThat(base("counter", "types: [psychic], against: {types: [solid, energy]}, options: [overwatch]"))
                .isEqualTo(10);
        assertThat(base("suppress", "options: [named speed, named evasion, source magical]"))
                .isEqualTo(5);
        assertThat(base("change-appearance", "types: [psychic], options: [versatile, vision, radar, sonar]"))
                .isEqualTo(4);
    }

    private static int base(String ability, String choices) {
        return cost("{ability: " + ability + ", source: alien, level: 1" + (choices.isEmpty() ? "" : ", " + choices)
                                + "}")
                        .plain()
                - 1;
    }
}
