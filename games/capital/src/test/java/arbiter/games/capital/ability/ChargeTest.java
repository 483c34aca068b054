package arbiter.games.capital.ability;

import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChargeTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = somebody("Raider", "15,0").unit();

    @Test
    @Ledger({"charge", "CAP-AMB-127", "CAP-AMB-92"})
    void the_second_move_of_a_turn_can_end_in_a_melee_attack() {
        Combatant rider =
                somebody("Rider", "0,0").able("charge").armed("simple-spear").unit();
        var play = scenario(turnOf(rider, raider))
                .choice("move.to", "10,0")
                .choice("move.to", "12.5,0")
                .choice("move.charge", "Charge: Attack Raider with Simple Spear (2m STR vs AGI, 10)")
                .dice("attack.attacker", 3, 3)
                .dice("attack.defender", 6, 5);

        new Move(rider).resolve(play, Occasion.ACTION);
        new Move(rider).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .contains("Rider spends 1 Energy on Charge, 7 left")
                .anyMatch(line -> line.startsWith("Rider attacks Raider with Simple Spear"));
        assertThat(rider.attackCounters()).isEqualTo(1);
    }

    @Test
    @Ledger({"bonk", "CAP-AMB-127"})
    void a_bonk_pushes_the_target_as_far_as_it_is_wide() {
        Combatant bouncer = somebody("Bouncer", "14,0").able("bonk").unit();
        var play = scenario(turnOf(bouncer, raider))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 2)
                .choice("attack.bonk", "1m");

        Attack.resolve(play, bouncer, AttackOptions.means(bouncer).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Raider is pushed 1m, to 1m east of Bouncer");
    }

    @Test
    @Ledger("bonk")
    void a_bonk_may_be_shorter_and_ends_where_something_stands() {
        Combatant bouncer = somebody("Bouncer", "14,0").able("bonk").unit();
        Combatant behind = somebody("Behind", "16.6,0").unit();
        var play = scenario(turnOf(bouncer, raider, behind))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 2)
                .choice("attack.bonk", "0.5m");

        Attack.resolve(play, bouncer, AttackOptions.means(bouncer).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Raider is pushed 0.5m, to Behind");
        Movement.forced(play, raider, Path.of(new Point(15500, 0), new Point(17500, 0)));
        assertThat(raider.base().centre().x()).isBetween(15600, 15650);
    }

    @Test
    @Ledger("bonk")
    void one_attack_bonks_once_and_nobody_much_larger() {
        Combatant bouncer = somebody("Bouncer", "14,0")
                .able("bonk")
                .armed("simple-greatsword")
                .unit();
        Combatant giant = somebody("Giant", "11.5,0").sized("giant").unit();
        Combatant other = somebody("Other", "14,1").unit();
        var play = scenario(turnOf(bouncer, giant, raider, other))
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 2, 1, 2, 1, 2)
                .choice("attack.bonk", "1m");

        Attack.resolve(
                play, bouncer, AttackOptions.means(bouncer).get(0), List.of(giant, raider, other), Occasion.ACTION);

        assertThat(play.log())
                .filteredOn(line -> line.contains("pushed"))
                .containsExactly("Raider is pushed 1m, to 1m east of Bouncer");
    }
}
