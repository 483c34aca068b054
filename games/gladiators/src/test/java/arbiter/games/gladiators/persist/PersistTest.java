package arbiter.games.gladiators.persist;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.ability.Evasion;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.PowersRunOut;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Powers that last. Rolls to hit are the business of attacks, so their lines are left out here. */
class PersistTest extends StrictScenarios<GladiatorsState> {

    private static String attack(String name, String modifiers) {
        return "{name: " + name + ", ability: damaging-attack, types: [poison], source: mutant, level: 2, modifiers: ["
                + modifiers + "]}";
    }

    private static List<String> told(Scenario<GladiatorsState> play) {
        return play.log().stream()
                .filter(line -> !line.endsWith(", hits") && !line.endsWith(", misses"))
                .toList();
    }

    /** The start of a turn as far as lasting powers go. */
    private static void begin(Scenario<GladiatorsState> play, Gladiator unit) {
        PowersRunOut.resolve(play, unit);
        LastingPowers.resolve(play, unit);
    }

    private static void step(Scenario<GladiatorsState> play, Gladiator unit, int q, int r) {
        Spot from = unit.position().spot();
        unit.set(unit.position().at(hex(q, r)));
        PersistentAreas.entered(play, unit, from);
    }

    /** The Area that a use would lay around that hex. */
    private static PlacedArea blast(Gladiator user, String word, int q, int r) {
        return arbiter.games.gladiators.board.AreaPlacement.at(
                AreaInPlay.templates(power(user, word).way()).get(0),
                user.position().spot(),
                Spot.ground(hex(q, r)));
    }

    @Test
    @Ledger({"GG-DUR-3", "GG-DUR-7", "GG-AMB-89", "GG-AMB-100"})
    void a_sticky_cloud_follows_who_leaves_until_a_result_fails_and_meets_who_enters() {
        Gladiator tom = hero("Tom", hex(2, 5), attack("Gas", "area blast, close, persistent sticky"));
        Gladiator a = villain("A", hex(6, 5));
        Gladiator b = villain("B", hex(7, 5));
        Gladiator c = villain("C", hex(12, 5));
        var play = scenario(table(tom, a, b, c))
                .dice("attack.result", 4)
                .dice("attack.hit", 10)
                .dice("attack.result", 3)
                .dice("attack.hit", 10)
                .dice("attack.result", 2)
                .dice("attack.result", 3, 1)
                .dice("attack.hit", 10)
                .dice("attack.result", 1);
        Persistence.began(
                play, use(tom, "gas"), tom.inUse().next(), List.of(a, b), Optional.of(blast(tom, "gas", 6, 5)));
        step(play, a, 9, 5);

        begin(play, tom);
        step(play, c, 7, 5);
        c.set(c.position().at(hex(12, 5)));
        step(play, c, 7, 5);
        c.set(c.position().at(hex(12, 5)));
        begin(play, tom);

        assertThat(told(play))
                .containsExactly(
                        "Tom activates Gas on A, B",
                        "Tom's Gas on A: +2 Gas needs 4, rolls 4, result 0",
                        "A takes 1 hit",
                        "Tom's Gas on B: +2 Gas needs 4, rolls 3, no effect",
                        "C is in the Area of Tom's Gas",
                        "Tom's Gas sticks to C",
                        "Tom's Gas on C: +2 Gas needs 4, rolls 2, no effect",
                        "Tom's Gas on A: +2 Gas needs 4, rolls 3, no effect",
                        "Tom's Gas is off A",
                        "Tom's Gas on C: +2 Gas needs 4, rolls 1, no effect",
                        "Tom's Gas is off C",
                        "Tom's Gas on B: +2 Gas needs 4, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-DUR-6", "GG-DUR-8", "GG-TRN-1"})
    void what_is_on_a_target_acts_each_turn_and_ends_when_it_is_aimed_elsewhere() {
        Gladiator tom = hero("Tom", hex(2, 5), attack("Acid", "direct, ranged, persistent target"));
        Gladiator a = villain("A", hex(6, 5));
        Gladiator b = villain("B", hex(7, 5));
        var play = scenario(table(tom, a, b))
                .dice("attack.hit", 9)
                .dice("attack.result", 4)
                .dice("attack.result", 5)
                .dice("attack.hit", 9)
                .dice("attack.result", 4)
                .dice("attack.result", 1);

        AttackSequence.resolve(play, use(tom, "acid"), a);
        begin(play, tom);
        AttackSequence.resolve(play, use(tom, "acid"), b);
        begin(play, tom);

        assertThat(told(play))
                .containsExactly(
                        "Tom's Acid on A: +2 Acid needs 4, rolls 4, result 0",
                        "Tom activates Acid on A",
                        "A takes 1 hit",
                        "Tom's Acid on A: +2 Acid needs 4, rolls 5, result 1",
                        "A takes 1 hit",
                        "Tom's Acid on B: +2 Acid needs 4, rolls 4, result 0",
                        "Tom's power ends: it is used on somebody else",
                        "Tom activates Acid on B",
                        "B takes 1 hit",
                        "Tom's Acid on B: +2 Acid needs 4, rolls 1, no effect",
                        "Tom's Acid is off B",
                        "Tom's power ends: Acid is on nobody any more");
    }

    @Test
    @Ledger({"GG-DUR-8", "GG-AMB-21"})
    void further_instances_and_unlimited_let_a_power_be_there_more_than_once() {
        Gladiator tom = hero(
                "Tom",
                hex(2, 5),
                attack("Two", "direct, ranged, persistent target instances 1"),
                attack("Any", "direct, ranged, persistent target unlimited"));
        Gladiator a = villain("A", hex(6, 5));
        var play = scenario(table(tom, a));
        for (int i = 0; i < 3; i++) {
            Activating.begin(play, use(tom, "two"), List.of("a"), Optional.empty());
            Activating.begin(play, use(tom, "any"), List.of("a"), Optional.empty());
        }

        assertThat(tom.inUse().of(power(tom, "two").place())).hasSize(2);
        assertThat(tom.inUse().of(power(tom, "any").place())).hasSize(3);
        assertThat(play.log())
                .filteredOn("Tom's power ends: Two is used anew"::equals)
                .hasSize(1);
    }

    @Test
    @Ledger({"GG-DUR-5", "GG-AMB-89"})
    void a_barrier_stays_in_its_hexes() {
        Gladiator tom = hero("Tom", hex(2, 5), attack("Fire", "area blast, close, persistent barrier"));
        Gladiator a = villain("A", hex(6, 5));
        var play = scenario(table(tom, a)).dice("attack.hit", 10).dice("attack.result", 3);
        Persistence.began(play, use(tom, "fire"), 1, List.of(), Optional.of(blast(tom, "fire", 6, 5)));

        begin(play, tom);
        step(play, a, 7, 5);
        step(play, a, 9, 5);
        begin(play, tom);

        assertThat(told(play))
                .containsExactly("Tom activates Fire", "Tom's Fire on A: +2 Fire needs 4, rolls 3, no effect");
        assertThat(tom.inUse().all()).hasSize(1);
    }

    @Test
    @Ledger({"GG-DUR-4", "GG-DUR-9", "GG-AMB-38"})
    void an_area_on_its_user_goes_along_and_acts_on_whom_it_comes_over() {
        Gladiator tom = hero("Tom", hex(2, 5), attack("Aura", "area blast, always-on"));
        Gladiator a = villain("A", hex(5, 5));
        var play = scenario(table(tom, a)).dice("attack.hit", 10).dice("attack.result", 3);

        step(play, tom, 3, 5);
        step(play, tom, 4, 5);
        step(play, tom, 5, 5);

        assertThat(told(play))
                .containsExactly(
                        "A is in the Area of Tom's Aura", "Tom's Aura on A: +2 Aura needs 4, rolls 3, no effect");
        assertThat(PersistentAreas.awaits(play.state(), a, Spot.ground(hex(8, 5)), Spot.ground(hex(6, 5))))
                .isTrue();
    }

    @Test
    @Ledger({"GG-DUR-1", "activation", "fades", "GG-AMB-69", "burnout"})
    void at_the_start_of_a_turn_powers_end_fade_fail_and_burn_out() {
        Gladiator tom = hero(
                "Tom",
                hex(2, 5),
                "{name: Fast, ability: evasion, source: mutant, level: 2, modifiers: [persistent personal, fades]}",
                "{name: Aim, ability: accuracy, source: mutant, level: 2, modifiers: [persistent personal, activation 5+]}",
                "{name: Short, ability: prediction, source: mutant, level: 2}");
        var play = scenario(table(tom)).dice("power.activation", 9, 4, 5);
        for (String word : List.of("fast", "aim", "short")) {
            Activating.on(play, use(tom, word), List.of("tom"));
        }

        begin(play, tom);
        assertThat(Running.on(play.state(), tom, arbiter.games.gladiators.ability.Accuracy.class))
                .isEmpty();
        begin(play, tom);

        assertThat(play.log())
                .containsExactly(
                        "Tom activates Fast",
                        "Tom activates Aim",
                        "Tom's Aim: Activation rolls 9, it works",
                        "Tom activates Short",
                        "Tom's Fast fades by 1 Level",
                        "Tom's Aim: Activation rolls 4, no effect this time",
                        "Tom's Fast fades by 1 Level",
                        "Tom's power ends: Fast has faded",
                        "Tom's Aim: Activation rolls 5, it works");
        assertThat(Running.on(play.state(), tom, Evasion.class)).isEmpty();
        assertThat(tom.inUse().all()).hasSize(1);
    }

    @Test
    @Ledger({"burnout", "exhausts"})
    void what_burns_rolls_each_turn_and_ends_the_turn_after_it_came_up() {
        Gladiator tom = hero(
                "Tom",
                hex(2, 5),
                "{name: Fast, ability: evasion, source: mutant, level: 2, modifiers: [persistent personal, burnout, exhausts]}");
        var play = scenario(table(tom))
                .dice("power.burnout", 4)
                .dice("power.exhausts", 5)
                .dice("power.burnout", 3)
                .dice("power.exhausts", 2);
        var burning = use(tom, "fast").declaring(arbiter.games.gladiators.power.Declared.PLAIN.burn());
        Activating.on(play, burning, List.of("tom"));
        begin(play, tom);
        assertThat(Running.on(play.state(), tom, Evasion.class)).hasSize(1);
        begin(play, tom);

        assertThat(play.log())
                .containsExactly(
                        "Tom's Fast: Burnout rolls 4, it goes on",
                        "Tom activates Fast, burning at 4 more Levels",
                        "Tom's Fast: Exhausts rolls 5, it goes on",
                        "Tom's Fast: Burnout rolls 3, it is burnt out",
                        "Tom's Fast: Exhausts rolls 2, it goes on",
                        "Tom's power ends: Fast is worn out");
    }

    @Test
    @Ledger("GG-TRN-1")
    void where_two_powers_act_their_player_names_the_order() {
        Gladiator tom = hero(
                "Tom",
                hex(2, 5),
                attack("Acid", "direct, ranged, persistent target"),
                attack("Venom", "direct, ranged, persistent target"));
        Gladiator a = villain("A", hex(6, 5));
        var play = scenario(table(tom, a))
                .choice("persist.order", "venom:2", "acid:1")
                .dice("attack.result", 5, 5);
        Activating.begin(play, use(tom, "acid"), List.of("a"), Optional.empty());
        Activating.begin(play, use(tom, "venom"), List.of("a"), Optional.empty());

        begin(play, tom);

        assertThat(play.log())
                .containsExactly(
                        "Tom activates Acid on A",
                        "Tom activates Venom on A",
                        "Tom's Venom on A: +2 Venom needs 4, rolls 5, result 1",
                        "A takes 1 hit",
                        "Tom's Acid on A: +2 Acid needs 4, rolls 5, result 1",
                        "A takes 1 hit");
    }
}
