package arbiter.games.narrative.attack;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.PoolBase;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.unit.Participant;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class WeaponDiceTest {

    private static final Characteristics HUMAN = Characteristics.HUMAN;

    private static Participant somebody(Characteristics numbers) {
        Adversary rabble = BOOK.content().shelf(Adversary.class).get("cult-rabble");
        Profile plain = Profiles.of(rabble, 1);
        return new Participant(
                "one",
                "One",
                "enemies",
                new Profile(
                        plain.kind(),
                        1,
                        numbers,
                        plain.skills(),
                        plain.groupSkills(),
                        plain.soak(),
                        false,
                        plain.woundThreshold(),
                        plain.strainThreshold(),
                        plain.defence(),
                        1,
                        plain.weapons(),
                        plain.talents(),
                        plain.armour(),
                        plain.gear(),
                        0,
                        0,
                        plain.powers(),
                        plain.vehicle()));
    }

    private static DicePool pool(String weapon, Characteristics numbers) {
        Participant user = somebody(numbers);
        return WeaponDice.add(PoolPlan.of(PoolBase.of(2, 1, "skill")), user, WeaponSource.of(user, BOOK.weapon(weapon)))
                .assemble();
    }

    private static int damage(String weapon) {
        return WeaponSource.of(somebody(HUMAN), BOOK.weapon(weapon)).damage().total();
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
        assertThat(damage("disruption-sword")).isEqualTo(2 + 4 + 1);
        assertThat(damage("beam-rifle")).isEqualTo(7);
    }
}
