package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.Characters;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.check.TrainingLent;
import arbiter.games.capital.damage.BecameChilled;
import arbiter.games.capital.damage.Fallen;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardingTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);

    private final Combatant ona = ona("vehicle: tank-laser", Point.metres(0, 8));
    private final Combatant mate = friend("Mate", Point.metres(0, -2));
    private final Combatant tank = vehicle("tank-laser", "heroes", HERE);
    private final Combatant raider = foe("Raider", "ash-hound", Point.metres(30, 0));
    private final CapitalState state = fight(ona, mate, tank, raider);

    @Test
    @Ledger({"CAP-AMB-28", "CAP-VEH-1", "CAP-VEH-3", "CAP-VEH-4"})
    void getting_in_is_part_of_a_move_that_touches_the_vehicle() {
        var play = scenario(state).choice("turn.action", "board:tank-laser:controls");

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ona: Operate the Tank (Laser), 1 Action left",
                        "Ona may move 10m",
                        "Ona moves 5.5m, beside Tank (Laser)",
                        "Ona operates the Tank (Laser)");
        assertThat(ona.moves()).isEqualTo(1);
        assertThat(ids(ona)).contains("drive:tank-laser:0", "attack:raider:laser-cannon-s-laser-cannon");
        assertThat(ids(ona)).doesNotContain("board:tank-laser:seat");
    }

    @Test
    @Ledger({"ill-give-it-a-go", "CAP-VEH-6"})
    void whoever_gives_it_a_go_operates_a_tank_until_the_next_rest() {
        scenario(state).emit(new TrainingLent("mate", Characters.BOOK.content().get(Training.class, "tanks")));

        assertThat(ids(mate)).contains("board:tank-laser:controls");
        assertThat(mate.trainedWith(tank.vehicle().vehicle())).isTrue();
    }

    @Test
    @Ledger({"CAP-VEH-6", "CAP-VEH-3", "CAP-SIG-2"})
    void only_the_trained_operate_a_tank_and_three_others_fit_in() {
        assertThat(ids(mate)).contains("board:tank-laser:seat").doesNotContain("board:tank-laser:controls");

        for (int i = 1; i <= 3; i++) {
            UnitSetup.seat(friend("Guest" + i, HERE), tank, false);
        }
        assertThat(ids(mate)).doesNotContain("board:tank-laser:seat");
    }

    @Test
    @Ledger({"CAP-VEH-6", "bike"})
    void anybody_may_ride_a_bike() {
        Combatant bike = vehicle("bike", "heroes", Point.metres(0, -5));
        CapitalState yard = fight(mate, bike, raider);

        assertThat(ActMenu.actions(yard, mate)).extracting(CapitalAct::id).contains("board:bike:controls");
    }

    @Test
    @Ledger("CAP-AMB-28")
    void who_is_inside_leaves_with_a_move_and_goes_on_to_wherever_it_leads() {
        UnitSetup.seat(ona, tank, true);
        var play = scenario(state).choice("turn.action", "alight:tank-laser").choice("vehicle.exit", "12,0");

        TurnAction.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Ona: Get out of the Tank (Laser), 1 Action left", "Ona may move 10m",
                        "Ona is out, by Tank (Laser)", "Ona moves 9.5m, to 10m east of Tank (Laser)");
        assertThat(tank.crew().operators()).isEmpty();
    }

    @Test
    @Ledger("CAP-AMB-28")
    void nobody_gets_out_further_than_a_move() {
        UnitSetup.seat(ona, tank, true);
        var play = scenario(state).choice("vehicle.exit", "13,0");

        assertThatThrownBy(() -> new Alight(ona, tank).resolve(play, Occasion.ACTION))
                .hasMessage("that is further from the Tank (Laser) than 10m");
    }

    @Test
    @Ledger({"CAP-VEH-4", "CAP-AMB-32", "tank-laser"})
    void a_passenger_loads_the_gun_but_does_not_drive() {
        UnitSetup.seat(ona, tank, true);
        UnitSetup.seat(mate, tank, false);
        new ShellsChanged("tank-laser", 0).apply(state);
        var play = scenario(state);

        assertThat(ids(mate)).contains("load:tank-laser").noneMatch(id -> id.startsWith("drive"));
        new LoadGun(mate, tank, reload()).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Tank (Laser) has 1 Ammo");
    }

    @Test
    @Ledger({"CAP-VEH-3", "CAP-AMB-28"})
    void a_trained_passenger_takes_over_when_the_operator_is_gone() {
        Combatant spare = friend("Spare", HERE);
        UnitSetup.seat(spare, tank, true);
        UnitSetup.seat(ona, tank, false);
        CapitalState crowded = fight(ona, spare, tank, raider);
        assertThat(ActMenu.actions(crowded, ona)).noneMatch(act -> act instanceof Board);

        new Fallen("spare", true).apply(crowded);

        assertThat(ActMenu.actions(crowded, ona)).extracting(CapitalAct::id).contains("board:tank-laser:controls");
    }

    @Test
    @Ledger({"CAP-AMB-28", "CAP-AMB-128", "quick"})
    void the_quick_board_from_further_away_if_the_die_allows() {
        Combatant pim = ona("vehicle: tank-laser", Point.metres(0, 16), "quick");
        CapitalState far = fight(pim, tank, raider);
        var lucky = scenario(far.copy()).dice("move.quick", 4);
        var slow = scenario(far).dice("move.quick", 2);

        assertThat(ActMenu.actions(far, pim)).extracting(CapitalAct::id).contains("board:tank-laser:controls");
        new Board(lucky.state().unit("ona"), lucky.state().unit("tank-laser"), true).resolve(lucky, Occasion.ACTION);
        new Board(pim, tank, true).resolve(slow, Occasion.ACTION);

        assertThat(lucky.log())
                .containsExactly(
                        "Ona may move 14m (+10 Move +4 quick)",
                        "Ona moves 13.5m, beside Tank (Laser)",
                        "Ona operates the Tank (Laser)");
        assertThat(slow.log())
                .containsExactly(
                        "Ona may move 12m (+10 Move +2 quick)", "Ona moves 12m, to 1.5m south of Tank (Laser)");
    }

    @Test
    @Ledger({"CAP-AMB-28", "chilled"})
    void the_chilled_shake_it_off_before_they_board_or_get_no_further_than_five_metres() {
        new BecameChilled("ona").apply(state);
        var play = scenario(state).dice("chilled.acting", 1, 2).dice("chilled.opposing", 4, 4);

        new Board(ona, tank, true).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .contains("Ona may move 5m (+10 Move -5 chilled)", "Ona moves 5m, to 0.5m south of Tank (Laser)");
        assertThat(ona.riding()).isEmpty();
        assertThat(ona.isChilled()).isTrue();
    }

    @Test
    @Ledger({"CAP-AMB-28", "chilled"})
    void the_chilled_who_get_out_check_too() {
        UnitSetup.seat(ona, tank, true);
        new BecameChilled("ona").apply(state);
        var play = scenario(state)
                .dice("chilled.acting", 6, 6)
                .dice("chilled.opposing", 1, 1)
                .choice("vehicle.exit", "12,0");

        new Alight(ona, tank).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Ona may move 10m", "Ona moves 9.5m, to 10m east of Tank (Laser)");
        assertThat(ona.isChilled()).isFalse();
    }

    private List<String> ids(Combatant unit) {
        return ActMenu.actions(state, unit).stream().map(CapitalAct::id).toList();
    }

    private VehicleAction.Reload reload() {
        return new VehicleAction.Reload(0, 1, true);
    }
}
