package arbiter.games.capital.watch;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Motorpool;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.ReadinessEnded;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.ShellsChanged;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BackupTest extends StrictScenarios<CapitalState> {

    private final Combatant ona = Motorpool.ona("vehicle: tank-laser", Point.metres(0, 0), "backup");
    private final Combatant tank = UnitSetup.vehicle("tank", ona, Point.metres(300, 0), Facing.NORTH);
    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(-150, 0));

    @Test
    @Ledger({"backup", "CAP-AMB-126"})
    void the_owner_puts_the_vehicle_on_overwatch_until_the_next_turn() {
        CapitalState state = fight(ona, tank, raider);
        var play = scenario(state).choice("turn.action", "backup:tank");

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ona: Backup: put the Tank (Laser) on Overwatch, 1 Action left",
                        "Ona spends 2 Energy on Backup, 8 left",
                        "Tank (Laser) is on Overwatch for Ona");
        assertThat(tank.overwatch()).isEqualTo(1);
        new ReadinessEnded("raider").apply(state);
        assertThat(tank.overwatch()).isEqualTo(1);
        new ReadinessEnded("ona").apply(state);
        assertThat(tank.overwatch()).isZero();
    }

    @Test
    @Ledger({"backup", "CAP-AMB-126"})
    void calling_for_backup_again_does_nothing() {
        CapitalState state = fight(ona, tank, raider);
        assertThat(backup(state).isPointless()).isFalse();

        new BackupCalled("ona", "tank").apply(state);

        assertThat(backup(state).isPointless()).isTrue();
    }

    private CapitalAct backup(CapitalState state) {
        return ActMenu.actions(state, ona).stream()
                .filter(act -> act.id().equals("backup:tank"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"backup", "CAP-AMB-126", "CAP-AMB-94"})
    void it_fires_with_the_owners_score_at_the_vehicles_cost_measured_from_either() {
        CapitalState state = fight(ona, tank, raider);
        new BackupCalled("ona", "tank").apply(state);
        var play = scenario(state)
                .choice("overwatch.interrupt", "attack:raider:0m")
                .dice("attack.attacker", 3, 3)
                .dice("attack.defender", 3, 3)
                .choice("attack.aim", "pass");

        Movement.along(play, raider, way()); // 450m from the tank, 150m from Ona

        assertThat(play.log())
                .containsExactly(
                        "Tank (Laser) spends 2 Energy on Laser cannon, 33 left",
                        "Tank (Laser) has 0 Ammo",
                        "Ona attacks Raider with Laser cannon: 3+3 +7 VSN +2 training = 15 against 3+3 +6 AGI = 12,"
                                + " hits by 3",
                        "Raider takes 14 heat damage, 0 HP left",
                        "Raider is defeated",
                        "Tank (Laser) is no longer on Overwatch");
        assertThat(ona.attackCounters()).isZero();
    }

    @Test
    @Ledger({"backup", "CAP-AMB-126"})
    void nobody_is_asked_if_the_mover_is_out_of_sight_or_the_gun_is_empty() {
        Blocker wall = new Blocker.Wall(Point.metres(-100, -50), Point.metres(-100, 50));
        CapitalState hidden = fight(List.of(wall), ona, tank, raider);
        new BackupCalled("ona", "tank").apply(hidden);
        var behindWall = scenario(hidden);
        Movement.along(behindWall, raider, way());

        CapitalState open = fight(ona, tank, raider);
        new ShellsChanged("tank", 0).apply(open);
        var empty = scenario(open);
        Movement.along(empty, raider, way());

        assertThat(behindWall.log()).containsExactly("Raider moves 3m, to 149m west of Ona");
        assertThat(empty.log()).containsExactly("Raider moves 3m, to 149m west of Ona");
    }

    @Test
    @Ledger({"backup", "CAP-AMB-126"})
    void a_damaged_vehicle_holds_its_overwatch_with_the_owners_will() {
        CapitalState state = fight(ona, tank, raider);
        new BackupCalled("ona", "tank").apply(state);
        var play = scenario(state).dice("overwatch-hold.acting", 1, 1).dice("overwatch-hold.opposing", 2, 2);

        Damage.resolve(play, new DamageInProgress(Optional.empty(), tank, Modifiers.of("shot", 3), DamageType.HEAT));

        assertThat(play.log())
                .contains(
                        "Ona, holding Overwatch: 1+1 +7 WIL = 9 against 2+2 +5 Difficulty = 9, a tie, Critical Failure");
        assertThat(tank.overwatch()).isEqualTo(1);
    }

    @Test
    @Ledger("backup")
    void only_owners_with_the_ability_within_a_kilometre_can_call() {
        Combatant plain = Motorpool.ona("vehicle: tank-laser", Point.metres(0, 0));
        Combatant far = UnitSetup.vehicle("far", ona, Point.metres(1010, 0), Facing.NORTH);

        assertThat(ActMenu.actions(
                        fight(plain, UnitSetup.vehicle("tank", plain, Point.metres(9, 9), Facing.NORTH)), plain))
                .noneMatch(act -> act.kind().equals("backup"));
        assertThat(ActMenu.actions(fight(ona, far), ona))
                .noneMatch(act -> act.kind().equals("backup"));
    }

    private static Path way() {
        return Path.of(Point.metres(-150, 0), Point.metres(-150, 3));
    }
}
