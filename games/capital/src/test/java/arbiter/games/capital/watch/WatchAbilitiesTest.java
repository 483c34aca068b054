package arbiter.games.capital.watch;

import static arbiter.games.capital.Walkers.missing;
import static arbiter.games.capital.Walkers.onWatch;
import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static arbiter.games.capital.Walkers.way;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.Staged;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class WatchAbilitiesTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = somebody("Raider", "0,0").unit();
    private final Combatant vera = somebody("Vera", "5,8").armed("pistol").unit();

    @Test
    @Ledger("move-carefully")
    void careful_steps_trigger_no_overwatch_until_the_next_turn() {
        Combatant thief = somebody("Thief", "0,0").able("move-carefully").unit();
        CapitalState state = onWatch(turnOf(thief, vera), vera, 1);
        var play = missing(scenario(state).choice("overwatch.interrupt", "attack:thief:0m"));

        AttackCast.act(play.state(), thief, "move-carefully").resolve(play, Occasion.ACTION);
        Movement.along(play, thief, way(0, 0, 3, 0));
        assertThat(play.log())
                .containsExactly(
                        "Thief moves carefully, out of the way of Overwatch, until the next turn",
                        "Thief moves 3m, to 7m north of Vera");
        play.emit(new ReadinessEnded("thief"));
        Movement.along(play, thief, way(3, 0, 0, 0));
        assertThat(vera.overwatch()).isZero();
    }

    @Test
    @Ledger({"cautious", "CAP-AMB-21"})
    void the_first_energy_of_an_overwatch_is_one_less() {
        Combatant sniper = somebody("Sniper", "5,8")
                .armed("pistol")
                .able("cautious")
                .able("try-that-again-2")
                .unit();
        CapitalState state = onWatch(turnOf(raider, Staged.withEnergy(sniper, 1)), sniper, 1);
        var play = missing(scenario(state).choice("overwatch.interrupt", "attack:raider:1m"))
                .choice("attack.aim", "aim:1")
                .dice("attack.aimed", 2)
                .choice("attack.aim", "aim:2")
                .dice("attack.aimed", 3);

        Movement.along(play, raider, way(0, 0, 3, 0));

        assertThat(play.log()).containsOnlyOnce("Sniper is cautious and saves 1 Energy");
        assertThat(sniper.energy()).isZero();
    }

    @Test
    @Ledger("high-alert")
    void high_alert_throws_a_die_of_a_defence_again_while_on_overwatch() {
        Combatant guard = somebody("Guard", "0,1").able("high-alert").unit();
        Combatant brute = somebody("Brute", "0,0").unit();
        CapitalState state = onWatch(turnOf(brute, guard), guard, 1);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 1, 5)
                .choice("attack.block", "high-alert:1")
                .dice("attack.blocked", 6);

        Attack.resolve(play, brute, AttackOptions.means(brute).get(0), List.of(guard), Occasion.ACTION);

        assertThat(play.log().get(0)).contains("High Alert");
        assertThat(play.log().get(1)).contains("misses by 4");
    }

    @Test
    @Ledger({"CAP-AMB-87", "bonk"})
    void instants_such_as_bonk_are_for_those_who_are_active() {
        Combatant bouncer = somebody("Bouncer", "0,1").able("bonk").unit();
        CapitalState state = onWatch(turnOf(raider, bouncer), bouncer, 1);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:raider:0m")
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 2);

        Movement.along(play, raider, way(0, 0, 3, 0));

        assertThat(play.log())
                .contains("Raider moves 3m, to 2m east of Bouncer")
                .noneMatch(line -> line.contains("pushed"));
    }

    @Test
    @Ledger({"lockdown-1", "lockdown-counters", "CAP-AMB-05", "CAP-AMB-109"})
    void lockdown_stops_a_movement_and_shifts_the_mover_by_three_metres() {
        Combatant warden = somebody("Warden", "5,8")
                .able("lockdown-1")
                .with(Attribute.WIS, 7)
                .unit();
        CapitalState state = onWatch(turnOf(raider, warden, vera), vera, 1);
        var play = scenario(state)
                .choice("overwatch.interrupt", "pass")
                .choice("lockdown.interrupt", "stop:4m")
                .choice("lockdown.shift", "4,-3")
                .choice("overwatch.interrupt", "attack:raider:3m")
                .choice("lockdown.interrupt", "pass")
                .choice("lockdown.interrupt", "pass");
        missing(play);

        AttackCast.act(play.state(), warden, "lockdown").resolve(play, Occasion.ACTION);
        Movement.along(play, raider, way(0, 0, 10, 0));

        assertThat(play.log())
                .startsWith(
                        "Warden uses the Ultimate Lockdown I",
                        "Warden locks the field down: 6 Lockdown counters",
                        "Raider moves 4m, to 7m north of Warden",
                        "Warden stops Raider, 5 Lockdown counters left",
                        "Raider is pushed 3m, to 10m north of Warden")
                .last()
                .isEqualTo("Vera is no longer on Overwatch");
        assertThat(raider.base().centre()).isEqualTo(new Point(4000, -3000));
        assertThat(ActMenu.actions(state, warden)).noneMatch(act -> act.id().equals("lockdown"));
    }

    @Test
    @Ledger("lockdown-1")
    void lockdown_gives_at_least_four_counters() {
        Combatant warden = somebody("Warden", "5,8").able("lockdown-1").unit();
        var play = scenario(turnOf(warden, raider));

        AttackCast.act(play.state(), warden, "lockdown").resolve(play, Occasion.ACTION);

        assertThat(warden.watch().lockdown()).isEqualTo(4);
    }

    @Test
    @Ledger("CAP-AMB-07")
    void the_second_lockdown_works_like_the_first() {
        Combatant warden = somebody("Warden", "5,8").able("lockdown-2").unit();

        assertThat(ActMenu.actions(turnOf(warden, raider), warden))
                .filteredOn(act -> act.id().equals("lockdown"))
                .hasSize(1);
    }
}
