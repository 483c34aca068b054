package arbiter.games.narrative.attack;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class WeaponDiceTest {

    private static final Characteristics HUMAN = Characteristics.HUMAN;

    private static DicePool pool(String weapon, Characteristics user) {
        return WeaponDice.add(PoolPlan.of(PoolBase.of(2, 1, "skill")), BOOK.weapon(weapon), user)
                .assemble();
    }

    @Test
    @Ledger({"NAR-Q-1", "NAR-Q-13"})
    void accurate_weapons_bring_boost_dice_and_inaccurate_ones_setback_dice() {
        assertThat(pool("marksman-rifle", HUMAN)).hasToString("1P 1A 2B");
        assertThat(pool("riot-shield", new Characteristics(3, 2, 2, 2, 2, 2))).hasToString("1P 1A vs 1S");
    }

    @Test
    @Ledger({"NAR-Q-7", "NAR-Q-25"})
    void what_is_too_heavy_or_too_awkward_is_harder() {
        assertThat(pool("breaching-maul", HUMAN)).hasToString("1P 1A vs 2D");
        assertThat(pool("breaching-maul", new Characteristics(4, 2, 2, 2, 2, 2)))
                .hasToString("1P 1A");
        assertThat(pool("hand-cannon", new Characteristics(2, 1, 2, 2, 2, 2))).hasToString("1P 1A vs 1D");
        assertThat(pool("breaching-maul", HUMAN).reasons()).contains("2 purple for Cumbersome");
    }

    @Test
    @Ledger({"NAR-Q-24", "NAR-DMG-1"})
    void superior_weapons_bring_an_advantage_and_one_damage() {
        assertThat(pool("disruption-sword", HUMAN).fixed()).isEqualTo(new Symbols(0, 1, 0, 0));
        assertThat(WeaponDice.damage(BOOK.weapon("disruption-sword"), HUMAN)).isEqualTo(2 + 4 + 1);
        assertThat(WeaponDice.damage(BOOK.weapon("beam-rifle"), HUMAN)).isEqualTo(7);
    }
}
