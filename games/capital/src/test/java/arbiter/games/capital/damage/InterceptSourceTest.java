package arbiter.games.capital.damage;

import static arbiter.games.capital.Motorpool.vehicle;
import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleAttack;
import arbiter.games.capital.watch.OverwatchTaken;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Tank that goes for where the damage comes from, and what happens on the way. */
class InterceptSourceTest extends StrictScenarios<CapitalState> {

    private final Combatant bo = unit("Bo").at(20, 0).here();
    private final Combatant raider =
            unit("Raider").foe().shoots("VSN vs AGI", 18).here();
    private final Combatant tank =
            unit("Tank").at(0, 3).score(Attribute.STR, 7).ability("intercept-1").here();

    @Test
    @Ledger({"intercept-1", "CAP-AMB-107"})
    void a_tank_near_the_attacker_can_step_up_to_the_attacker() {
        var play = scenario(fight(bo, tank, raider))
                .dice("attack.attacker", 5, 5)
                .dice("attack.defender", 1, 2)
                .choice("intercept.offer", "source")
                .dice("intercept.damage", 4, 5);

        Attack.resolve(play, raider, AttackOptions.means(raider).get(0), List.of(bo), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Tank moves 2m, to Raider",
                        "Tank intercepts for Bo: 4+5, takes over 9",
                        "Tank takes 9 sharp damage, 11 HP left",
                        "Bo takes 9 sharp damage (+18 Gun -9 intercepted), 11 HP left");
    }

    @Test
    @Ledger({"intercept-1", "CAP-AMB-107"})
    void three_metres_are_the_most() {
        Combatant late = unit("Late").at(0, 5).ability("intercept-1").here();
        var play =
                scenario(fight(bo, late, raider)).dice("attack.attacker", 5, 5).dice("attack.defender", 1, 2);

        Attack.resolve(play, raider, AttackOptions.means(raider).get(0), List.of(bo), Occasion.ACTION);

        assertThat(bo.hp()).isEqualTo(2);
    }

    @Test
    @Ledger({"intercept-1", "CAP-VEH-5", "CAP-AMB-142"})
    void what_a_vehicle_fires_comes_from_the_vehicle_and_not_from_whoever_sits_inside() {
        Combatant driver = unit("Driver").foe().score(Attribute.VSN, 7).here();
        Combatant laser = vehicle("tank-laser", "foes", Point.metres(0, 0));
        Combatant near = unit("Near").at(0, 5).ability("intercept-1").here();
        CapitalState state = fight(bo, near, driver, laser);
        UnitSetup.seat(driver, laser, true);
        AttackMeans cannon = VehicleAttack.means(state, driver).get(0);
        var play = scenario(state)
                .dice("attack.attacker", 5, 5)
                .dice("attack.defender", 3, 6)
                .choice("intercept.offer", "source")
                .dice("intercept.damage", 4, 5);

        Attack.resolve(play, driver, cannon, List.of(bo), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Near moves 2.5m, to Tank (Laser)",
                        "Near takes 9 heat damage, 11 HP left",
                        "Bo takes 5 heat damage (+14 Laser cannon -9 intercepted), 15 HP left");
    }

    @Test
    @Ledger({"CAP-AMB-107", "CAP-OW-2"})
    void the_run_is_movement_and_draws_overwatch() {
        Combatant watcher =
                unit("Watcher").foe().at(10, 8).shoots("VSN vs AGI", 4).here();
        CapitalState state = fight(bo, tank, raider, watcher);
        new OverwatchTaken("watcher", 1, false).apply(state);
        var play = scenario(state)
                .dice("attack.attacker", 5, 5)
                .dice("attack.defender", 1, 2)
                .choice("intercept.offer", "source")
                .choice("overwatch.interrupt", "attack:tank:2m")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6)
                .dice("intercept.damage", 1, 1);

        Attack.resolve(play, raider, AttackOptions.means(raider).get(0), List.of(bo), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Tank moves 2m, to Raider",
                        "Watcher is no longer on Overwatch",
                        "Tank intercepts for Bo: 1+1, takes over 2");
    }
}
