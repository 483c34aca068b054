package arbiter.games.capital.check;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.Characters;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.calls.Rest;
import arbiter.games.capital.damage.DyingCheck;
import arbiter.games.capital.gear.HeavyBurden;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What good play earns, and what it buys. */
class PrestigeTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = named("Mara").weapon("minigun").here();
    private final Combatant raider = named("Raider").foe().at(6, 0).here();
    private final CapitalState state = under(mara, raider);

    @Test
    @Ledger({"CAP-PRES-2", "CAP-PRES-3", "CAP-AMB-57"})
    void prestige_grows_without_limit() {
        var play = scenario(state);

        Prestige.award(play, mara, 1, "living up to Honour");
        Prestige.award(play, mara, 4, "the jump");

        assertThat(play.log())
                .containsExactly(
                        "Mara gains 1 Prestige for living up to Honour, now 1",
                        "Mara gains 4 Prestige for the jump, now 5");
    }

    @Test
    @Ledger({"CAP-PRES-4", "CAP-AMB-57", "i-know-a-guy", "i-know-a-shortcut", "i-read-about-this"})
    void a_power_takes_all_prestige_and_at_least_three() {
        for (String power : List.of("i-know-a-guy", "i-know-a-shortcut", "i-read-about-this")) {
            give(2);
            assertThatThrownBy(() -> Prestige.invoke(scenario(state), mara, power(power)))
                    .hasMessageContaining("takes at least 3");
            give(3);
            var play = scenario(state);

            Prestige.invoke(play, mara, power(power));

            assertThat(mara.prestige().points()).isZero();
            assertThat(play.log().get(0))
                    .isEqualTo("Mara spends all Prestige: " + power(power).name());
            assertThat(play.log().get(1)).contains(power(power).text());
        }
    }

    @Test
    @Ledger({"ill-give-it-a-go", "CAP-REST-5", "CAP-AMB-52"})
    void giving_it_a_go_is_training_until_any_rest() {
        give(3);
        var play = scenario(state).choice("prestige.training", "heavy-guns");
        assertThat(trained()).isFalse();

        Prestige.giveItAGo(
                play,
                mara,
                power("ill-give-it-a-go"),
                Characters.BOOK.content().shelf(Training.class).all());

        assertThat(play.log())
                .containsExactly(
                        "Mara spends all Prestige: I'll Give It a Go",
                        "Mara counts as trained with Heavy Guns until the next rest");
        assertThat(trained()).isTrue();
        assertThat(HeavyBurden.isHeavy(mara)).isFalse();
        Rest.resolve(play.dice("rest.energy", 3), List.of(mara), 20, 0);
        assertThat(play.log()).contains("Mara no longer counts as trained by Prestige");
        assertThat(trained()).isFalse();
    }

    @Test
    @Ledger({"im-feeling-lucky", "CAP-AMB-56"})
    void luck_is_claimed_before_an_attack_is_rolled() {
        give(4);
        var play = scenario(state)
                .choice("check.lucky", "yes")
                .dice("attack.attacker", 2, 2)
                .dice("attack.defender", 3, 4)
                .dice("attack.shots", 1, 1, 1);

        Attack.resolve(play, mara, AttackOptions.means(mara).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Mara spends all Prestige: I'm Feeling Lucky",
                        "Mara attacks Raider with Minigun: 2+2 +5 VSN +3 feeling lucky = 12"
                                + " against 3+4 +5 AGI = 12, hits exactly");
        assertThat(mara.prestige().points()).isZero();
    }

    @Test
    @Ledger("im-feeling-lucky")
    void a_defender_can_feel_lucky_too() {
        new PrestigeGained("raider", 3, "style").apply(state);
        var play = scenario(state)
                .choice("check.lucky", "yes")
                .dice("attack.attacker", 2, 2)
                .dice("attack.defender", 2, 2);

        Attack.resolve(play, mara, AttackOptions.means(mara).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).anyMatch(line -> line.contains("+5 AGI +3 feeling lucky = 12, misses by 3"));
    }

    @Test
    @Ledger({"im-feeling-lucky", "CAP-DYING-8", "CAP-AMB-77"})
    void luck_helps_checks_but_not_the_one_for_ones_life() {
        give(3);
        var lucky = scenario(state)
                .choice("check.lucky", "yes")
                .dice("check.acting", 1, 2)
                .dice("check.opposing", 1, 2);
        AttributeCheck.againstFixed(lucky, mara, CheckCall.plain("climbing", Attribute.AGI), 8);
        assertThat(lucky.log()).last().asString().endsWith("a tie");

        give(3);
        new Adjusted("mara", 0, 8, 1).apply(state);
        var dying = scenario(state).dice("dying.acting", 1, 2).dice("dying.opposing", 1, 2);
        DyingCheck.resolve(dying, mara);

        assertThat(dying.log())
                .containsExactly("Mara, dying: 1+2 +5 WIL = 8 against 1+2 +7 Difficulty = 10, fails by 2", "Mara dies");
    }

    private boolean trained() {
        return AttackOptions.means(mara).get(0).trained();
    }

    private void give(int points) {
        new PrestigeGained("mara", points - mara.prestige().points(), "style").apply(state);
    }

    private static PrestigePower power(String id) {
        return Characters.BOOK.content().get(PrestigePower.class, id);
    }
}
