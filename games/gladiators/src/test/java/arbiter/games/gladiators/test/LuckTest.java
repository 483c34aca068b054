package arbiter.games.gladiators.test;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.test.TestDice.Keep;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Dice of Luck. */
class LuckTest extends StrictScenarios<GladiatorsState> {

    private static String luck(int level) {
        return "{ability: luck, source: mutant, level: " + level + ", modifiers: [always-on]}";
    }

    @Test
    @Ledger({"GG-LCK-1", "GG-AMB-67", "luck"})
    void both_sides_declare_before_the_roll_and_opposed_dice_cancel() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT, luck(3));
        Gladiator ben = villain("Ben", hex(6, 5), luck(1));
        var play = scenario(table(ana, ben))
                .choice("luck.dice", "highest:2")
                .choice("luck.dice", "lowest:1")
                .dice("attack.hit", 3)
                .dice("attack.hit-luck", 9)
                .choice("luck.dice", "none")
                .choice("luck.dice", "lowest:1")
                .dice("attack.result", 9)
                .dice("attack.result-luck", 1);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana trusts to Luck: 2 more dice, the highest counts",
                        "Ben trusts to Luck: 1 more die, the lowest counts",
                        "Ana's Bolt at Ben: needs 6, rolls 9, hits",
                        "Ben trusts to Luck: 1 more die, the lowest counts",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 1, no effect");
        assertThat(ana.luck()).isEqualTo(new LuckDice(2));
        assertThat(ben.luck()).isEqualTo(new LuckDice(2));
    }

    @Test
    @Ledger({"GG-LCK-1"})
    void who_has_no_dice_left_is_not_asked() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT, luck(1));
        Gladiator ben = villain("Ben", hex(6, 5));
        ana.set(new LuckDice(2));
        var play = scenario(table(ana, ben)).dice("attack.hit", 5);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log()).containsExactly("Ana's Bolt at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger({"reliable", "GG-AMB-67", "GG-LCK-1"})
    void reliable_against_one_die_of_luck() { // worked number 9
        GladiatorsState state = table(hero("Ana", hex(2, 5)));
        TestDice reliable = TestDice.of(Keep.HIGHER);

        assertThat(chance(state, reliable)).isEqualTo(Fraction.of(84, 100));
        assertThat(chance(state, reliable.with(-1))).isEqualTo(Fraction.of(504, 1000));
        assertThat(scenario(state)
                        .odds(play -> D10Roll.roll(play, "attack.result", true, 5, reliable.with(-1))
                                        .die()
                                >= 6)
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(75, 100).times(Fraction.of(5, 10)));
    }

    private Fraction chance(GladiatorsState state, TestDice dice) {
        return scenario(state)
                .odds(play -> D10Roll.roll(play, "attack.result", true, 5, dice).succeeded())
                .exact()
                .chanceOf(true);
    }
}
