package arbiter.games.capital.gear;

import static arbiter.games.capital.Traveller.behind;
import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.Motorpool;
import arbiter.games.capital.Staged;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnFinish;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Wrecked;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Balls of plasma that drift over the battlefield. */
class PlasmaTest extends StrictScenarios<CapitalState> {

    private final Combatant gunner = named("Gunner").weapon("plasma-cannon").here();

    @Test
    @Ledger({"plasma-cannon", "CAP-AMB-119", "CAP-AMB-72"})
    void a_disruption_drifts_five_metres_a_turn_and_burns_everybody_within_three() {
        Combatant raider = named("Raider").foe().at(10, 3).here();
        Combatant friend = named("Friend").at(7, -3).here();
        CapitalState state = under(gunner, raider, friend);
        var play = scenario(state).choice("plasma.aim", "100,0").dice("plasma.damage", 1, 2, 3);

        assertThat(ActFixture.actions(state, gunner)).contains("plasma:0");
        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);
        assertThat(ActFixture.actions(state, gunner))
                .contains("reload:plasma-cannon:0")
                .doesNotContain("plasma:0");
        TurnFinish.steps(play, raider);
        TurnFinish.steps(play, gunner);

        assertThat(play.log())
                .containsExactly(
                        "Gunner has 0 Ammo left in the Plasma Cannon",
                        "Gunner launches a Plasma Disruption",
                        "The Plasma Disruption drifts on, 3m south of Friend",
                        "Friend takes 6 heat damage, 14 HP left");
        assertThat(gunner.attackCounters()).isZero();
    }

    @Test
    @Ledger({"plasma-cannon", "CAP-AMB-115"})
    void the_fourth_step_explodes_with_one_roll_for_all() {
        Combatant one = named("One").foe().at(21, 3).here();
        Combatant other = named("Other").foe().at(21, -3).here();
        CapitalState state = under(gunner, one, other);
        var play = scenario(state).choice("plasma.aim", "100,0").dice("plasma.damage", 4, 4, 4);

        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);
        for (int turn = 0; turn < 4; turn++) {
            TurnFinish.steps(play, gunner);
        }
        TurnFinish.steps(play, gunner);

        assertThat(play.log()).contains("The Plasma Disruption explodes", "One takes 12 heat damage, 8 HP left");
        assertThat(other.hp()).isEqualTo(8);
        assertThat(state.plasmas()).isEmpty();
    }

    @Test
    @Ledger("CAP-AMB-119")
    void contact_with_a_unit_stops_it_there_and_it_explodes_once() {
        Combatant raider = named("Raider").foe().at(4, 0).here();
        var play = scenario(under(gunner, raider)).choice("plasma.aim", "4,0").dice("plasma.damage", 3, 3, 3);

        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);
        TurnFinish.steps(play, gunner);

        assertThat(play.log())
                .endsWith(
                        "The Plasma Disruption drifts on, by Raider",
                        "The Plasma Disruption explodes",
                        "Gunner takes 9 heat damage, 11 HP left",
                        "Raider takes 9 heat damage, 11 HP left");
    }

    @Test
    @Ledger("CAP-AMB-119")
    void a_wall_sets_it_off_too() {
        Blocker wall = new Blocker.Wall(Point.metres(5, -5), Point.metres(5, 5));
        Combatant raider = named("Raider").foe().at(12, 0).here();
        CapitalState state = behind(List.of(wall), gunner, raider);
        var play = scenario(state).choice("plasma.aim", "12,0");

        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);
        TurnFinish.steps(play, gunner);

        assertThat(play.log())
                .endsWith("The Plasma Disruption drifts on, 7m west of Raider", "The Plasma Disruption explodes");
    }

    @Test
    @Ledger("CAP-AMB-119")
    void whoever_walks_into_it_sets_it_off() {
        Combatant raider = named("Raider").foe().at(9, 6).here();
        CapitalState state = under(gunner, raider);
        var play = scenario(state).choice("plasma.aim", "100,0").dice("plasma.damage", 1, 1, 1);
        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);
        TurnFinish.steps(play, gunner);

        PlasmaDisruptions.touchedBy(play, raider);
        assertThat(state.plasmas()).hasSize(1);
        play.emit(new Placed("raider", Point.metres(7, 0), 0));
        PlasmaDisruptions.touchedBy(play, raider);

        assertThat(play.log()).endsWith("The Plasma Disruption explodes", "Raider takes 3 heat damage, 17 HP left");
    }

    @Test
    @Ledger("CAP-AMB-119")
    void a_walk_through_plasma_is_hurt_where_it_happens_and_goes_on() {
        Combatant raider = named("Raider").foe().at(6, 4).here();
        CapitalState state = under(gunner, raider);
        var play = scenario(state).choice("plasma.aim", "100,0").dice("plasma.damage", 1, 1, 1);
        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);
        TurnFinish.steps(play, gunner);

        Movement.along(play, raider, Path.of(Point.metres(6, 4), Point.metres(6, -4)));

        assertThat(play.log())
                .containsSubsequence("The Plasma Disruption explodes", "Raider takes 3 heat damage, 17 HP left");
        assertThat(raider.base().centre()).isEqualTo(Point.metres(6, -4));
        assertThat(state.plasmas()).isEmpty();
    }

    @Test
    @Ledger({"CAP-AMB-119", "CAP-AMB-38"})
    void it_passes_below_what_flies_high_and_bursts_at_what_hovers_low() {
        Combatant high = Staged.at(named("High").foe().at(4, 0).here(), 9_000);
        CapitalState state = under(gunner, high);
        var play = scenario(state).choice("plasma.aim", "100,0");
        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);

        TurnFinish.steps(play, gunner);
        assertThat(play.log()).last().isEqualTo("The Plasma Disruption drifts on, 2m east of High");
        Staged.at(high, 2_000);
        play.dice("plasma.damage", 1, 1, 1);
        play.emit(new Placed("high", Point.metres(9, 0), 2_000));
        TurnFinish.steps(play, gunner);

        assertThat(play.log())
                .endsWith(
                        "The Plasma Disruption drifts on, by High",
                        "The Plasma Disruption explodes",
                        "High takes 3 heat damage, 17 HP left");
    }

    @Test
    @Ledger("CAP-AMB-119")
    void a_wreck_is_solid_enough_to_set_it_off() {
        Combatant wreck = Motorpool.vehicle("bike", "foes", Point.metres(5, 0));
        CapitalState state =
                under(gunner, wreck, named("Raider").foe().at(20, 9).here());
        new Wrecked("bike").apply(state);
        var play = scenario(state).choice("plasma.aim", "100,0");
        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);

        TurnFinish.steps(play, gunner);

        assertThat(play.log())
                .endsWith(
                        "The Plasma Disruption drifts on, 18m north-west of Raider", "The Plasma Disruption explodes");
    }

    @Test
    @Ledger("plasma-cannon")
    void three_reloads_bring_back_three_ammo() {
        CapitalState state = under(gunner, named("Raider").foe().at(9, 6).here());
        var play = scenario(state).choice("plasma.aim", "9,6");
        new PlasmaShot(gunner, 0).resolve(play, Occasion.ACTION);

        for (int i = 0; i < 3; i++) {
            new Reload(gunner, 0, true).resolve(play, Occasion.ACTION);
        }

        assertThat(play.log())
                .endsWith("Gunner reloads the Plasma Cannon, 2 Ammo", "Gunner reloads the Plasma Cannon, 3 Ammo");
    }
}
