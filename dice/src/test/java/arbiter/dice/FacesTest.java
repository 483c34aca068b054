package arbiter.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FacesTest {

    @Test
    void a_hand_is_the_same_in_whatever_order_it_was_thrown() {
        assertThat(Faces.of(4, 3)).isEqualTo(Faces.of(3, 4)).hasToString("3+4").hasSameHashCodeAs(Faces.of(3, 4));
        assertThat(Faces.of(4, 3)).isNotEqualTo(Faces.of(3, 3));
    }

    @Test
    void a_hand_knows_its_sum_its_ends_and_how_often_it_shows_a_face() {
        Faces hand = Faces.of(6, 2, 6);
        assertThat(hand.size()).isEqualTo(3);
        assertThat(hand.sum()).isEqualTo(14);
        assertThat(hand.lowest()).isEqualTo(2);
        assertThat(hand.highest()).isEqualTo(6);
        assertThat(hand.count(6)).isEqualTo(2);
        assertThat(hand.count(1)).isZero();
    }

    @Test
    void one_die_can_be_turned() {
        assertThat(Faces.of(1, 5).with(5, 1)).isEqualTo(Faces.of(1, 1));
        assertThat(Faces.of(2, 2).with(2, 6)).isEqualTo(Faces.of(2, 6));
        assertThatThrownBy(() -> Faces.of(1, 5).with(3, 6)).hasMessage("no die shows 3 in 1+5");
    }

    @Test
    void a_small_throw_shows_hands_from_a_table() {
        RandomStream random = new RandomStream(5);
        Dice dice = Dice.of(2, 6);
        Faces hand = dice.sample(random);
        int[] sides = {hand.highest(), hand.lowest()};
        int[] next = {0};
        assertThat(dice.roll(die -> sides[next[0]++])).isSameAs(hand);
    }

    @Test
    void draws_are_written_as_people_write_them() {
        assertThat(Dice.of(2, 6).notation()).isEqualTo("2d6");
        assertThat(Dice.of(1, 20).plus(-3).notation()).isEqualTo("d20-3");
        assertThat(Dice.of(4, 10).keepHighest(1).notation()).isEqualTo("4d10kh1");
        assertThat(Dice.of(4, 10).keepHighest(1).plus(7).notation()).isEqualTo("4d10kh1+7");
        assertThat(Dice.of(4, 10).keepLowest(2).notation()).isEqualTo("4d10kl2");
        assertThat(Dice.of(40, 6).drop(10, 10).notation()).isEqualTo("40d6 drop 10 lowest 10 highest");
        assertThat(Dice.of(2, 6).rerollLowest(1).notation()).isEqualTo("2d6 reroll 1 lowest");
        assertThat(new Contest(Dice.of(2, 6).plus(6), Dice.of(2, 6).plus(5)).notation())
                .isEqualTo("2d6+6 vs 2d6+5");
        assertThat(TestPool.of(5, 12, 4).notation()).isEqualTo("5d20 tn 12 crit 4");
        assertThat(new CombatDice(12).notation()).isEqualTo("12cd");
        assertThat(new SymbolPool(3, 2, 2, 2, 3, 2, Symbols.NONE).notation()).isEqualTo("3P 2A 2B vs 2C 3D 2S");
    }

    @Test
    void single_dice_of_a_test_can_be_read_again_after_a_reroll() {
        TestPool pool = new TestPool(2, 12, 3, 2);
        Faces faces = Faces.of(15, 20);
        assertThat(pool.read(faces)).isEqualTo(new TestRoll(0, 1));
        assertThat(pool.read(faces.with(20, 3))).isEqualTo(new TestRoll(2, 0));
        assertThat(pool.faces().odds(Weights.EXACT).map(pool::read)).isEqualTo(pool.odds(Weights.EXACT));
        CombatDice combat = new CombatDice(4);
        assertThat(combat.sides().odds(Weights.EXACT).map(CombatDice::read)).isEqualTo(combat.odds(Weights.EXACT));
    }
}
