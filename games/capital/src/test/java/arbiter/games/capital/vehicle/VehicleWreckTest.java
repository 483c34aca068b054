package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.CapitalGame;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.DefenseRerolls;
import arbiter.games.capital.calls.Tinkerer;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Quantity;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.TurnOrder;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VehicleWreckTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);
    private static final Basis VISION = Basis.of(Attribute.VSN);

    private final Combatant ona = ona("vehicle: bike", Point.metres(0, 5));
    private final Combatant mate = friend("Mate", Point.metres(0, 6));
    private final Combatant gunner = foe("Gunner", "dock-gunner", Point.metres(0, 20));

    @Test
    @Ledger({"CAP-AMB-25", "CAP-CHK-4", "tank-laser", "aeroplane", "mechsuit-dancer", "bike"})
    void vehicles_defend_with_their_printed_value_or_the_score_of_their_operator() {
        Combatant tank = vehicle("tank-laser", "heroes", HERE);
        Combatant plane = vehicle("aeroplane", "heroes", HERE);
        Combatant suit = vehicle("mechsuit-dancer", "heroes", HERE);
        Combatant bike = vehicle("bike", "heroes", HERE);
        CapitalState state = fight(ona, mate, tank, plane, suit, bike);

        assertThat(defense(state, tank)).hasToString("+7 Fixed Score");
        assertThat(defense(state, bike).total()).isZero();
        UnitSetup.seat(ona, plane, true);
        assertThat(defense(state, plane)).hasToString("+4 AGI");
        UnitSetup.seat(mate, suit, true);
        assertThat(defense(state, suit)).hasToString("+7 VSN"); // without the armour of the one inside
        assertThat(DefenseRerolls.of(suit, AttackOptions.means(gunner).get(0), VISION))
                .isEmpty();
    }

    @Test
    @Ledger({"CAP-AMB-26", "CAP-AMB-23"})
    void a_wreck_lets_its_people_out_and_works_again_once_repaired() {
        Combatant tank = vehicle("tank-laser", "heroes", HERE);
        CapitalState state = fight(ona, mate, tank, gunner);
        UnitSetup.seat(ona, tank, true);
        UnitSetup.seat(mate, tank, false);
        var play = scenario(state);

        damage(play, tank, 30);

        assertThat(play.log())
                .containsExactly(
                        "Tank (Laser) takes 30 blunt damage, 0 HP left",
                        "Tank (Laser) is wrecked",
                        "Ona is out, 22m north of Gunner",
                        "Mate is out, 0.3m east of Ona");
        assertThat(state.touching(ona, tank)).isTrue();
        assertThat(AttackOptions.targets(
                        state, gunner, AttackOptions.means(gunner).get(0)))
                .containsExactly(ona, mate);
        assertThat(ActMenu.actions(state, ona)).noneMatch(act -> act instanceof Board);

        new Tinkerer(Quantity.of("1d6"), Attribute.KNW).resolve(play.dice("repair.die", 4), mate, tank);
        assertThat(play.log()).endsWith("Tank (Laser) regains 7 HP (+4 repair +3 KNW), now 7");
        assertThat(tank.isUp()).isTrue();
    }

    @Test
    @Ledger({"CAP-VEH-6", "CAP-AMB-142", "tank-laser"})
    void the_crew_of_a_tank_is_neither_seen_nor_hit_and_cannot_strike_out() {
        Combatant tank = vehicle("tank-laser", "heroes", HERE);
        CapitalState state = fight(ona, tank, gunner);
        UnitSetup.seat(ona, tank, true);

        assertThat(state.sees(gunner, ona)).isFalse();
        assertThat(state.sees(ona, gunner)).isTrue();
        assertThat(AttackOptions.targets(
                        state, gunner, AttackOptions.means(gunner).get(0)))
                .containsExactly(tank);
        assertThat(state.touching(ona, tank)).isFalse();
        for (AttackMeans own : AttackOptions.means(ona)) {
            assertThat(AttackOptions.targets(state, ona, own)).isEmpty();
        }
    }

    @Test
    @Ledger({"CAP-VEH-6", "CAP-AMB-142", "mechsuit-dancer", "bike"})
    void the_one_in_a_mechsuit_is_seen_but_not_hit_and_a_rider_is_both() {
        Combatant suit = vehicle("mechsuit-dancer", "heroes", HERE);
        Combatant bike = vehicle("bike", "heroes", Point.metres(9, 0));
        CapitalState state = fight(ona, mate, suit, bike, gunner);
        UnitSetup.seat(mate, suit, true);
        UnitSetup.seat(ona, bike, true);

        assertThat(state.sees(gunner, mate)).isTrue();
        assertThat(AttackOptions.targets(
                        state, gunner, AttackOptions.means(gunner).get(0)))
                .containsExactly(ona, suit, bike);
        assertThat(AttackOptions.targets(state, ona, AttackOptions.means(ona).get(0)))
                .contains(gunner);
    }

    @Test
    @Ledger({"CAP-VEH-1", "CAP-KEY-VEHICLE"})
    void a_vehicle_takes_no_place_in_the_turn_order_and_wins_no_fight() {
        Combatant tank = vehicle("tank-laser", "heroes", HERE);
        CapitalState state = new CapitalState(List.of(ona, tank, gunner), List.of());
        var play = scenario(state).dice("initiative.roll", 3, 4, 2, 2);

        TurnOrder.resolve(play);

        assertThat(play.log()).endsWith("Turn order: Ona 11, Gunner 8");
        damage(play, gunner, 50);
        assertThat(new CapitalGame().ending(state).orElseThrow().winner()).contains("heroes");
    }

    private static Modifiers defense(CapitalState state, Combatant vehicle) {
        return VehicleDefense.modifiers(state, vehicle, VISION);
    }

    private static void damage(Play<CapitalState> play, Combatant unit, int amount) {
        Damage.resolve(
                play, new DamageInProgress(Optional.empty(), unit, Modifiers.of("blast", amount), DamageType.BLUNT));
    }

    @Test
    @Ledger({"CAP-SIZE-3", "CAP-AMB-82", "CAP-AMB-26"})
    void a_wreck_is_still_in_the_way() {
        Combatant tank = vehicle("tank-laser", "heroes", HERE);
        Combatant bike = vehicle("bike", "heroes", Point.metres(10, 0));
        CapitalState state = fight(ona, tank, bike, gunner);
        MovementPath ahead = MovementPath.level(Path.of(HERE, Point.metres(20, 0)), 0);
        assertThat(PathObstacles.obstacle(state, tank, ahead)).contains("Bike");

        Wreck.resolve(scenario(state), bike);

        assertThat(PathObstacles.obstacle(state, tank, ahead)).contains("Bike");
    }
}
