package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What counts as a result, and as another ability. */
class FollowUpRulesTest extends StrictScenarios<GladiatorsState> {

    private static final String TOUGH = "{ability: toughness, source: mutant, level: 9, modifiers: [always-on]}";
    private static final String FIRM =
            "{ability: forced-move-defence, source: mutant, level: 5, modifiers: [always-on]}";
    private static final String STRENGTH =
            "{ability: super-strength, source: mutant, level: 2, modifiers: [always-on]}";

    private static AttackAct act(Gladiator user, String word, Gladiator target) {
        OwnedPower power = power(user, word);
        return new AttackAct(power, power.way(), target);
    }

    private static List<String> menu(GladiatorsState state, Gladiator user, Gladiator target, String... used) {
        List<Integer> places =
                List.of(used).stream().map(word -> power(user, word).place()).toList();
        return new FollowUpMenu(state, user, List.of(target), places, false, true)
                .options().stream().map(Option::id).toList();
    }

    @Test
    @Ledger({"GG-FOL-4", "super-strength"})
    void who_is_strong_strikes_on_until_the_target_is_out_of_reach() {
        Gladiator hulk = hero("Hulk", hex(5, 5), FIST, STRENGTH);
        Gladiator ben = villain("Ben", hex(6, 5), TOUGH, FIRM);
        var play = scenario(table(hulk, ben))
                .dice("attack.hit", 6, 6, 6)
                .dice("attack.result", 1, 1, 1)
                .dice("knockback.result", 5, 5, 6)
                .choice("attack.follow-up", "fist:ben")
                .choice("attack.follow-up", "fist:ben");

        act(hulk, "fist", ben).resolve(play, hulk);

        assertThat(play.log())
                .filteredOn(line -> line.contains("follow-up") || line.contains("knockback") || line.contains(" to "))
                .containsExactly(
                        "Hulk's Fist, knockback, on Ben: +3 Fist +2 Super Strength against +5 Forced Move Defence needs 6, rolls 5, no effect",
                        "Hulk makes a follow-up: Fist at Ben",
                        "Hulk's Fist, knockback, on Ben: +3 Fist +2 Super Strength against +5 Forced Move Defence needs 6, rolls 5, no effect",
                        "Hulk makes a follow-up: Fist at Ben",
                        "Hulk's Fist, knockback, on Ben: +3 Fist +2 Super Strength against +5 Forced Move Defence needs 6, rolls 6, result 0",
                        "Ben flies 1 hex to 2 hexes east of Hulk");
    }

    @Test
    @Ledger({"GG-FOL-5", "GG-AMB-55", "versatile", "flexible-ability"})
    void versatile_counts_as_several_and_a_flexible_ability_as_one() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                FIST.replace("melee]", "melee, versatile extra 1]"),
                "{name: Bag, ability: damaging-attack, types: [heat], source: mutant, level: 2, modifiers: [direct, ranged, flexible-ability], alternatives: [{ability: hindering-attack, types: [cold]}]}",
                BOLT,
                BOLT.replace("Bolt", "Lance").replace("ranged]", "ranged, slow]"));
        Gladiator ben = villain("Ben", hex(6, 5));
        GladiatorsState state = table(ana, ben);

        assertThat(menu(state, ana, ben, "fist", "fist")).contains("fist:ben", "bolt:ben", "bag/1:ben", "bag/2:ben");
        assertThat(menu(state, ana, ben, "fist", "fist", "fist")).doesNotContain("fist:ben");
        assertThat(menu(state, ana, ben, "bag"))
                .contains("fist:ben", "bolt:ben")
                .noneMatch(id -> id.startsWith("bag"))
                .noneMatch(id -> id.startsWith("lance")); // what is Slow follows nothing up
    }

    @Test
    @Ledger({"GG-FOL-5", "recoil", "GG-AMB-55"})
    void recoil_alone_is_result_enough() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT.replace("ranged]", "ranged, recoil]"), FIST);
        Gladiator ben = villain("Ben", hex(7, 5), TOUGH);
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .choice("recoil.hex", "8,5")
                .choice("attack.follow-up", "stop");

        act(ana, "bolt", ben).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect",
                        "Ben steps back to 3 hexes east of Ana");
    }

    @Test
    @Ledger({"GG-AMB-70", "cascade", "autofire"})
    void each_shot_is_resolved_in_turn_and_one_follow_up_comes_after_the_last() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT.replace("ranged]", "ranged, autofire 2]"), FIST);
        Gladiator ben = villain("Ben", hex(7, 5), TOUGH);
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .dice("attack.hit", 5)
                .choice("attack.follow-up", "stop");

        act(ana, "bolt", ben).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 2, result 0",
                        "Ben takes 1 hit, 1 by Toughness",
                        "Ana's Bolt at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger({"GG-AMB-92", "close"})
    void what_has_no_level_left_makes_no_roll() {
        Gladiator ana =
                hero("Ana", hex(5, 5), BOLT.replace("level: 4", "level: 1").replace("ranged", "close"));
        Gladiator ben = villain("Ben", hex(12, 5));
        GladiatorsState state = table(ana, ben);

        assertThat(StrikeLevel.level(state, use(ana, "bolt"), 7).total()).isZero();
        var play = scenario(state);
        assertThat(AttackSequence.resolve(play, use(ana, "bolt"), ben)).isFalse();
        assertThat(play.log()).isEmpty();
    }
}
