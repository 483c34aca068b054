package arbiter.games.capital.turn;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Ward;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who pays for what, and how much. */
class PurseTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = red("Mara").aim(1).maxima(20, 0, 5).make();
    private final Combatant giver = red("Giver").having("generous").at(5, 0).make();
    private final Combatant raider = blue("Raider").at(1, 0).make();

    private Scenario<CapitalState> missing() {
        return scenario(table(mara, giver, raider))
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 5)
                .choice("attack.aim", "aim:1")
                .choice("generous.share", "1");
    }

    @Test
    @Ledger({"generous", "CAP-AMB-125", "CAP-KEY-AIM"})
    void the_generous_pay_for_the_aim_of_a_friend() {
        var play = missing().choice("generous.lend", "yes").dice("attack.aimed", 6);

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .startsWith(
                        "Giver gives 1 Energy to Mara, 7 left",
                        "Mara rerolls with Aim: 1+2 becomes 2+6, 0 Energy left");
    }

    @Test
    @Ledger({"generous", "CAP-AMB-125"})
    void what_nobody_pays_for_is_not_thrown_again() {
        var play = missing().choice("generous.lend", "no");

        Attack.resolve(play, mara, means(mara, "unarmed"), List.of(raider), Occasion.ACTION);

        assertThat(play.log().get(0)).contains("1+2 +5 STR = 8 against 5+5 +5 STR = 15, misses by 7");
        assertThat(giver.energy()).isEqualTo(8);
    }

    @Test
    @Ledger({"generous", "CAP-AMB-125", "intercept-1"})
    void and_for_a_tank_that_throws_itself_in_between() {
        Combatant tank = Ward.unit("Tank").ability("intercept-1").energy(0).here();
        Combatant bo = Ward.unit("Bo").at(3, 0).here();
        Combatant rich = Ward.unit("Rich").ability("generous").at(9, 0).here();
        Combatant gunner =
                Ward.unit("Gunner").foe().at(20, 0).shoots("VSN vs AGI", 18).here();
        var play = scenario(Ward.fight(bo, tank, rich, gunner))
                .dice("attack.attacker", 5, 5)
                .dice("attack.defender", 1, 2)
                .choice("intercept.offer", "victim")
                .choice("generous.share", "1")
                .choice("generous.lend", "yes")
                .dice("intercept.damage", 4, 5);

        Attack.resolve(play, gunner, AttackOptions.means(gunner).get(0), List.of(bo), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Rich gives 1 Energy to Tank, 7 left",
                        "Tank spends 1 Energy on Intercept, 0 left",
                        "Tank intercepts for Bo: 4+5, takes over 9");
    }

    @Test
    @Ledger({"cautious", "CAP-AMB-21"})
    void the_first_payment_on_overwatch_is_one_less_whatever_it_is_for() {
        Combatant coach =
                red("Coach").having("cautious").having("pep-talk").at(6, 0).make();
        var play = scenario(table(mara, coach, raider))
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 5)
                .choice("pep-talk.use", "use")
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 5, 5)
                .choice("pep-talk.use", "use");
        play.emit(new OverwatchTaken("coach", 1, false));
        AttackMeans fist = means(mara, "unarmed");

        Attack.resolve(play, mara, fist, List.of(raider), Occasion.ACTION);
        assertThat(coach.energy()).isEqualTo(8);
        Attack.resolve(play, mara, fist, List.of(raider), Occasion.ACTION);

        assertThat(coach.energy()).isEqualTo(7);
    }
}
