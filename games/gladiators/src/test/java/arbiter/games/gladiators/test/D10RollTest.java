package arbiter.games.gladiators.test;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** One die against a number. */
class D10RollTest extends StrictScenarios<GladiatorsState> {

    private static String standing(String name, String rest) {
        return "{name: " + name + ", source: mutant, " + rest + "}";
    }

    private Fraction chance(boolean major, int needed) {
        return scenario(table())
                .odds(play -> D10Roll.roll(play, "test.roll", major, needed).succeeded())
                .exact()
                .chanceOf(true);
    }

    @Test
    @Ledger({"GG-DIE-1", "GG-AMB-04"})
    void one_die_of_ten_faces_and_no_face_that_always_fails() {
        for (int needed = 2; needed <= 10; needed++) {
            assertThat(chance(true, needed)).isEqualTo(Fraction.of(11 - needed, 10));
            assertThat(chance(false, needed)).isEqualTo(Fraction.of(11 - needed, 10));
        }
        assertThat(chance(true, 1)).isEqualTo(Fraction.of(1, 1));
        assertThat(chance(false, -3)).isEqualTo(Fraction.of(1, 1));
        assertThat(chance(true, 14)).isEqualTo(Fraction.of(1, 10));
        assertThat(chance(false, 14)).isEqualTo(Fraction.of(6, 100)); // ten, then 5 or more
    }

    @Test
    @Ledger("GG-AMB-01")
    void what_resists_makes_it_harder_and_what_acts_easier() {
        assertThat(against(3, 3)).isEqualTo(6);
        assertThat(against(3, 4)).isEqualTo(7);
        assertThat(against(4, 3)).isEqualTo(5);
    }

    private static int against(int active, int resisting) {
        return new Needed(Modifiers.of("active", active), Modifiers.of("resisting", resisting)).number();
    }

    @Test
    @Ledger({"GG-DIE-3", "GG-DIE-4", "GG-DIE-8"})
    void who_has_nothing_to_resist_with_resists_with_nothing_and_the_margin_is_the_result() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6, 6, 6)
                .dice("attack.result", 9)
                .dice("knockdown.result", 2)
                .dice("attack.result", 2)
                .dice("knockdown.result", 3)
                .dice("attack.result", 3);

        AttackSequence.resolve(play, use(ana, "fist"), ben);
        AttackSequence.resolve(play, use(ana, "fist"), ben);
        ben.set(ben.posture().prone(false));
        AttackSequence.resolve(play, use(ana, "fist"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist at Ben: needs 6, rolls 6, hits",
                        "Ana's Fist on Ben: +3 Fist needs 3, rolls 9, result 6",
                        "Ben takes 2 hits",
                        "Ana's Fist, knockdown, on Ben: +3 Fist needs 3, rolls 2, no effect",
                        "Ana's Fist at Ben: needs 6, rolls 6, hits",
                        "Ana's Fist on Ben: +3 Fist needs 3, rolls 2, no effect",
                        "Ana's Fist, knockdown, on Ben: +3 Fist needs 3, rolls 3, result 0",
                        "Ben is prone",
                        "Ana's Fist at Ben: needs 6, rolls 6, hits",
                        "Ana's Fist on Ben: +3 Fist needs 3, rolls 3, result 0",
                        "Ben takes 1 hit",
                        "Ben is out of action");
    }

    @Test
    @Ledger("GG-DIE-7")
    void what_is_added_to_a_roll_lowers_what_it_needs() {
        assertThat(Needed.plain(8).number()).isEqualTo(8);
        assertThat(Needed.plain(6).helped("Fast Healer", 3).words()).isEqualTo("+3 Fast Healer needs 3");
        assertThat(Needed.plain(4).helped("Lethal", -2).words()).isEqualTo("-2 Lethal needs 6");
        assertThat(new Needed(Modifiers.of("Accuracy", 1).and("prone", -2), Modifiers.of("Evasion", 2)).words())
                .isEqualTo("+1 Accuracy -2 prone against +2 Evasion needs 9");
    }

    @Test
    @Ledger({"GG-DIE-9", "GG-AMB-40", "energy-defence", "energy-weakness"})
    void halves_round_up_but_for_a_weakness_to_one_energy() {
        String armour = "ability: armour, level: 3, modifiers: [always-on";
        Gladiator ana =
                hero("Ana", hex(2, 5), BOLT, BOLT.replace("Bolt", "Frost").replace("heat", "cold"));
        Gladiator ben = villain("Ben", hex(6, 5), standing("Plates", armour + "]"));
        Gladiator cora = villain("Cora", hex(2, 9), standing("Plates", armour + ", energy-weakness heat]"));
        Gladiator dan = villain("Dan", hex(5, 2), standing("Plates", armour + ", energy-defence heat]"));
        var play = scenario(table(ana, ben, cora, dan))
                .dice("attack.hit", 9, 9, 9, 9)
                .dice("attack.result", 1, 1, 1, 1);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);
        AttackSequence.resolve(play, use(ana, "bolt"), cora);
        AttackSequence.resolve(play, use(ana, "frost"), cora);
        AttackSequence.resolve(play, use(ana, "bolt"), dan);

        assertThat(play.log())
                .filteredOn(line -> line.contains(" on "))
                .containsExactly(
                        "Ana's Bolt on Ben: +4 Bolt against +2 Plates needs 4, rolls 1, no effect",
                        "Ana's Bolt on Cora: +4 Bolt against +1 Plates needs 3, rolls 1, no effect",
                        "Ana's Frost on Cora: +4 Frost against +2 Plates needs 4, rolls 1, no effect",
                        "Ana's Bolt on Dan: +4 Bolt against +3 Plates needs 5, rolls 1, no effect");
    }
}
