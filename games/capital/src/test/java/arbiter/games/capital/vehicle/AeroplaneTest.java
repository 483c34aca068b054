package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.ona;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Moved;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnStart;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AeroplaneTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);

    private final Combatant ona = ona("vehicle: aeroplane", HERE);
    private final Combatant mate = friend("Mate", Point.metres(30, 30));
    private final Combatant plane = UnitSetup.vehicle("plane", ona, HERE, Facing.NORTH);
    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(50, -50));
    private final CapitalState state = fight(ona, plane, raider, mate);

    @Test
    @Ledger({"aeroplane", "CAP-KEY-FLYING", "CAP-AMB-31"})
    void it_takes_off_in_a_straight_climb_turns_in_the_air_and_lands() {
        UnitSetup.seat(ona, plane, true);
        var play = scenario(state).choice("vehicle.route", "25 u20").choice("vehicle.route", "15 r90 10 d20");

        fly(play);
        assertThat(ActMenu.actions(state, ona)).noneMatch(act -> act instanceof Alight);
        fly(play);

        assertThat(play.log())
                .containsExactly(
                        "Aeroplane spends 2 Energy on moving, 33 left",
                        "Aeroplane moves 25m, to 53m south-west of Raider, 20m up",
                        "Aeroplane spends 2 Energy on moving, 31 left",
                        "Aeroplane moves 25m, to 39m west of Raider",
                        "Aeroplane faces 90 degrees");
        assertThat(ona.base().altitude()).isZero();
    }

    @Test
    @Ledger({"aeroplane", "CAP-AMB-31"})
    void a_round_with_a_move_action_keeps_it_in_the_air() {
        airborne(40);
        var play = scenario(state);

        Dive.endRound(play, plane);

        assertThat(play.log()).containsExactly("Aeroplane keeps flying");
        assertThat(plane.crew().moved()).isFalse();
    }

    @Test
    @Ledger({"aeroplane", "CAP-AMB-31"})
    void a_round_without_one_sends_it_100m_down_and_that_hurts_only_on_the_ground() {
        airborne(105);
        new KeptFlying("plane").apply(state);
        var play = scenario(state)
                .dice("crash.acting", 1, 2)
                .dice("crash.opposing", 6, 6)
                .dice("crash.damage", 2, 2, 2, 2, 1);

        Dive.endRound(play, plane);
        Dive.endRound(play, plane);

        assertThat(play.log())
                .containsExactly(
                        "Aeroplane dives 100.3m, to 46m north-west of Mate, 5m up",
                        "Aeroplane dives 9.4m, to 52m north-west of Mate",
                        "Ona, coming down: 1+2 +4 AGI = 7 against 6+6 +5 Difficulty = 17, fails by 10, Critical Failure",
                        "Aeroplane takes 9 blunt damage, 3 HP left");
    }

    @Test
    @Ledger({"CAP-AMB-26", "CAP-AMB-31"})
    void wrecked_in_the_air_it_keeps_its_people_and_they_fall_with_it() {
        airborne(5);
        UnitSetup.seat(mate, plane, false);
        var play = scenario(state)
                .dice("crash.acting", 6, 5, 1, 2)
                .dice("crash.opposing", 1, 2, 6, 5)
                .dice("crash.damage", 1, 1, 1, 1, 1);

        Damage.resolve(play, new DamageInProgress(Optional.empty(), plane, Modifiers.of("flak", 12), DamageType.BLUNT));
        assertThat(ona.riding()).isPresent();
        Dive.endRound(play, plane);

        assertThat(play.log())
                .containsExactly(
                        "Aeroplane takes 12 blunt damage, 0 HP left",
                        "Aeroplane is wrecked",
                        "Aeroplane dives 9.4m, to 63m south-west of Raider",
                        "Ona, coming down: 5+6 +4 AGI = 15 against 1+2 +5 Difficulty = 8, succeeds by 7",
                        "Mate, coming down: 1+2 +4 AGI = 7 against 5+6 +5 Difficulty = 16, fails by 9",
                        "Mate is thrown to the ground",
                        "Mate takes 5 blunt damage, 10 HP left",
                        "Ona is out, 63m south-west of Raider",
                        "Mate is out, 0.3m east of Ona");
        assertThat(plane.hp()).isZero();
    }

    @Test
    @Ledger("CAP-AMB-31")
    void the_drop_comes_when_every_place_of_the_round_has_had_its_turn() {
        airborne(200);
        new KeptFlying("plane").apply(state);
        var play = scenario(state);

        for (int turn = 0; turn < 4; turn++) {
            TurnStart.resolve(play);
        }

        assertThat(play.log().stream().filter(line -> line.contains("dives")))
                .containsExactly("Aeroplane dives 100.3m, to 46m north-west of Mate, 100m up");
    }

    private void airborne(int metres) {
        UnitSetup.seat(ona, plane, true);
        new Moved("plane", plane.base().risenTo(metres * 1000), 25_000, Motion.MOVE).apply(state);
    }

    private void fly(Scenario<CapitalState> play) {
        ActMenu.actions(play.state(), ona).stream()
                .filter(act -> act instanceof Drive)
                .findFirst()
                .orElseThrow()
                .resolve(play, Occasion.ACTION);
    }
}
