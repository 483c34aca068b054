package arbiter.games.capital.ability;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.damage.Fallen;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Whom a scholar may study, and how hard it is. */
class KnowYourEnemyTest extends StrictScenarios<CapitalState> {

    private final Combatant sage = red("Sage").having("know-your-enemy").make();
    private final Combatant friend = red("Friend").at(0, 1).make();
    private final Combatant brute = blue("Brute").level(3).at(1, 0).make();
    private final CapitalState state = table(sage, friend, brute);

    @Test
    @Ledger({"know-your-enemy", "CAP-AMB-111"})
    void any_unit_in_contact_can_be_studied_enemies_first() {
        assertThat(ActMenu.actions(state, sage))
                .extracting(CapitalAct::id)
                .filteredOn(id -> id.startsWith("know-your-enemy"))
                .containsExactly("know-your-enemy:brute", "know-your-enemy:sage", "know-your-enemy:friend");
    }

    @Test
    @Ledger({"know-your-enemy", "CAP-AMB-70"})
    void an_enemy_without_bones_that_is_defeated_is_as_hard_to_study_as_the_dead() {
        new Fallen("brute", false).apply(state);
        var play = scenario(state).dice("know-your-enemy.acting", 6, 6).dice("know-your-enemy.opposing", 1, 4);

        AttackCast.act(play.state(), sage, "know-your-enemy:" + brute.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Sage, Know your Enemy: 6+6 +5 KNW = 17 against 1+4 +12 Difficulty = 17, a tie, Critical Success");
    }
}
