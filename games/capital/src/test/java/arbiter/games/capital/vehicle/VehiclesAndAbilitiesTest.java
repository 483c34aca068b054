package arbiter.games.capital.vehicle;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.AttackCast;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.move.Move;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Abilities do to vehicles and to the people in them. */
class VehiclesAndAbilitiesTest extends StrictScenarios<CapitalState> {

    private final Combatant driver =
            red("Driver").trainedWith("tanks").score(Attribute.VSN, 6).make();
    private final Combatant tank = vehicle("tank-laser", "red", Point.metres(0, 0));
    private final Combatant raider = blue("Raider").at(20, 0).make();

    private static List<String> menu(CapitalState state, Combatant unit) {
        return ActMenu.actions(state, unit).stream().map(CapitalAct::id).toList();
    }

    private AttackMeans cannon(CapitalState state) {
        return AttackOptions.means(state, driver).stream()
                .filter(means -> means.name().equals("Laser cannon"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"rally-1", "CAP-AMB-112", "CAP-VEH-4"})
    void a_rally_is_for_the_crew_and_makes_the_cannon_hurt_more() {
        Combatant captain = red("Captain")
                .having("rally-1")
                .score(Attribute.CHA, 6)
                .at(4, 4)
                .make();
        CapitalState state = table(captain, driver, tank, raider);
        UnitSetup.seat(driver, tank, true);
        var play = scenario(state)
                .choice("rally.units", "driver")
                .choice("rally.use", "yes")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 5);

        CapitalAct rally = AttackCast.act(state, captain, "rally");
        rally.resolve(play, Occasion.ACTION);
        Attack.resolve(play, driver, cannon(state), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Tank (Laser) spends 2 Energy on Laser cannon, 33 left",
                        "Raider takes 6 heat damage, 14 HP left");
        var again = scenario(table(captain, tank)).choice("rally.units", "tank-laser");
        assertThatThrownBy(() -> rally.resolve(again, Occasion.ACTION)).hasMessageContaining("tank-laser");
    }

    @Test
    @Ledger({"supercharge-1", "CAP-AMB-27", "CAP-VEH-6"})
    void supercharge_reaches_whom_the_healer_sees_and_no_vehicle() {
        Combatant healer = red("Healer").having("supercharge-1").at(4, 0).make();
        Combatant rider = red("Rider").at(4, 4).make();
        Combatant bike = vehicle("bike", "red", Point.metres(4, 4));
        CapitalState state = table(healer, driver, tank, rider, bike);
        UnitSetup.seat(driver, tank, true);
        UnitSetup.seat(rider, bike, true);

        for (String unseen : List.of("tank-laser", "bike", "driver")) {
            var wrong = scenario(state.copy()).choice("supercharge.units", unseen);
            assertThatThrownBy(() -> AttackCast.act(wrong.state(), wrong.state().unit("healer"), "supercharge")
                            .resolve(wrong, Occasion.ACTION))
                    .hasMessageContaining(unseen);
        }
        var play = scenario(state).choice("supercharge.units", "rider");
        AttackCast.act(play.state(), healer, "supercharge").resolve(play, Occasion.ACTION);

        assertThat(play.log()).endsWith("Rider is supercharged: 8 Energy, 5 Bones");
    }

    @Test
    @Ledger({"convalescence-1", "CAP-AMB-27"})
    void regeneration_goes_to_people_be_they_inside_and_not_to_the_vehicle() {
        Combatant healer = red("Healer").having("convalescence-1").at(4, 0).make();
        CapitalState state = table(healer, driver, tank);
        UnitSetup.seat(driver, tank, true);
        var wrong = scenario(state.copy()).choice("convalescence.units", "tank-laser");
        var play = scenario(state).choice("convalescence.units", "driver");

        assertThatThrownBy(() -> AttackCast.act(wrong.state(), wrong.state().unit("healer"), "convalescence")
                        .resolve(wrong, Occasion.ACTION))
                .hasMessageContaining("tank-laser");
        AttackCast.act(play.state(), healer, "convalescence").resolve(play, Occasion.ACTION);

        assertThat(driver.regeneration().amount()).isEqualTo(12);
    }

    @Test
    @Ledger({"terrifying", "CAP-KEY-TAKEDOWN", "CAP-AMB-142"})
    void wrecking_a_vehicle_takes_it_down_and_frightens_people_who_see_it_done() {
        Combatant ghoul = blue("Ghoul")
                .having("terrifying")
                .armed("pistol", DamageType.HEAT, false)
                .at(10, 0)
                .make();
        Combatant empty = vehicle("bike", "red", Point.metres(5, 5));
        Combatant plane = vehicle("aeroplane", "red", Point.metres(0, 0));
        CapitalState state = table(ghoul, driver, plane, empty);
        UnitSetup.seat(driver, plane, true);
        var play = scenario(state)
                .dice("attack.attacker", 6, 6, 6, 6)
                .dice("attack.defender", 1, 1, 1, 1)
                .choice("terrifying.use", "terrify:driver");

        Attack.resolve(play, ghoul, means(ghoul, "pistol"), List.of(plane), Occasion.ACTION);
        Attack.resolve(play, ghoul, means(ghoul, "pistol"), List.of(plane), Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence(
                        "Aeroplane takes 10 heat damage, 2 HP left",
                        "Aeroplane takes 10 heat damage, 0 HP left",
                        "Aeroplane is wrecked",
                        "Ghoul spends 2 Energy on Terrifying, 6 left");
        assertThat(driver.terrified()).isEqualTo(1);
        assertThat(empty.terrified()).isZero();
    }

    @Test
    @Ledger({"power-play-1", "CAP-AMB-128", "CAP-AMB-147", "CAP-GEN-3"})
    void a_short_move_halves_the_next_drive_and_rules_out_what_no_longer_fits() {
        CapitalState state = table(driver, tank, raider);
        UnitSetup.seat(driver, tank, true);
        var play = scenario(state).choice("vehicle.route", "7");
        play.emit(new Hampered("tank-laser", new Hindrance("raider", Hindrance.Kind.SHORT_MOVE)));

        CapitalAct drive = act(state, "drive:tank-laser:0");
        assertThat(drive.text()).isEqualTo("Move the Tank (Laser): up to 7m");
        assertThat(act(state, "drive:tank-laser:1").text())
                .isEqualTo("Move the Tank (Laser): exactly 10m, turn up to 90 degrees, up to 2m");
        drive.resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Tank (Laser) is rid of a hindrance: its next Move is half as long");
        assertThat(act(state, "drive:tank-laser:0").text()).endsWith("up to 15m");
    }

    @Test
    @Ledger({"power-play-1", "CAP-AMB-147", "aeroplane"})
    void half_of_a_take_off_is_none() {
        Combatant plane = vehicle("aeroplane", "red", Point.metres(0, 0));
        Combatant pilot = red("Pilot").trainedWith("aeroplanes").make();
        CapitalState state = table(pilot, plane, raider);
        UnitSetup.seat(pilot, plane, true);
        assertThat(menu(state, pilot)).contains("drive:aeroplane:0");

        new Hampered("aeroplane", new Hindrance("raider", Hindrance.Kind.SHORT_MOVE)).apply(state);

        assertThat(menu(state, pilot)).doesNotContain("drive:aeroplane:0");
    }

    @Test
    @Ledger({"power-play-1", "CAP-AMB-128"})
    void a_short_move_is_half_a_move_on_foot_once() {
        CapitalState state = table(driver, raider);
        var play = scenario(state).choice("move.to", "5,0").choice("move.to", "15,0");
        play.emit(new Hampered("driver", new Hindrance("raider", Hindrance.Kind.SHORT_MOVE)));

        new Move(driver).resolve(play, Occasion.ACTION);
        new Move(driver).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsSubsequence("Driver may move 5m (+10 Move -5 power play)", "Driver may move 10m");
    }

    @Test
    @Ledger({"power-play-1", "CAP-AMB-50", "CAP-AMB-24"})
    void a_shaky_attack_of_a_vehicle_is_thrown_again_by_its_operator() {
        CapitalState state = table(driver, tank, raider);
        UnitSetup.seat(driver, tank, true);
        var play = scenario(state)
                .dice("attack.attacker", 5, 6)
                .dice("attack.defender", 3, 4)
                .dice("attack.forced", 1);
        play.emit(new Hampered("tank-laser", new Hindrance("raider", Hindrance.Kind.SHAKY_ATTACK)));

        Attack.resolve(play, driver, cannon(state), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Tank (Laser) rerolls with Power Play: 5+6 becomes 1+5");
        assertThat(PowerPlayHindrances.of(tank).all()).isEmpty();
    }

    @Test
    @Ledger({"power-play-1", "CAP-AMB-51", "CAP-AMB-25"})
    void a_shaky_defense_of_a_vehicle_is_thrown_again() {
        Combatant gunner =
                blue("Gunner").armed("pistol", DamageType.HEAT, false).at(10, 0).make();
        CapitalState state = table(driver, tank, gunner);
        UnitSetup.seat(driver, tank, true);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 6)
                .dice("attack.forced", 1);
        play.emit(new Hampered("tank-laser", new Hindrance("gunner", Hindrance.Kind.SHAKY_DEFENSE)));

        Attack.resolve(play, gunner, means(gunner, "pistol"), List.of(tank), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Gunner attacks Tank (Laser) with Pistol: 3+4 +5 VSN = 12 against 1+3 +7 Fixed Score = 11, hits by 1");
    }

    @Test
    @Ledger({"power-play-2", "CAP-AMB-148"})
    void a_vehicle_that_can_do_nothing_twice_drives_once_whoever_steers() {
        CapitalState state = table(driver, tank, raider);
        UnitSetup.seat(driver, tank, true);
        var play = scenario(state);
        play.emit(new Hampered("tank-laser", new Hindrance("raider", Hindrance.Kind.NOTHING_TWICE)));

        NothingTwice.note(play, driver, act(state, "drive:tank-laser:0"));

        assertThat(menu(state, driver)).noneMatch(id -> id.startsWith("drive")).anyMatch(id -> id.startsWith("attack"));
    }

    @Test
    @Ledger({"know-your-enemy", "CAP-AMB-122", "CAP-AMB-142"})
    void a_vehicle_can_be_studied_by_touch_and_others_of_its_kind_are_known_too() {
        Combatant student = blue("Student")
                .having("know-your-enemy")
                .armed("pistol", DamageType.HEAT, false)
                .score(Attribute.KNW, 8)
                .make();
        UnitSetup.put(student, new Point(2500, 0));
        Combatant other = UnitSetup.vehicle(
                "other",
                "Lola",
                "red",
                tank.vehicle(),
                Point.metres(20, 0),
                tank.crew().facing(),
                TableRules.STANDARD);
        CapitalState state = table(student, driver, tank, other);
        UnitSetup.seat(driver, tank, true);
        var play = scenario(state)
                .dice("know-your-enemy.acting", 4, 4)
                .dice("know-your-enemy.opposing", 4, 4)
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 1)
                .choice("know-your-enemy.use", "use");

        assertThat(menu(state, student))
                .contains("know-your-enemy:tank-laser")
                .doesNotContain("know-your-enemy:driver");
        AttackCast.act(play.state(), student, "know-your-enemy:" + tank.id()).resolve(play, Occasion.ACTION);
        Attack.resolve(play, student, means(student, "pistol"), List.of(other), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Student, Know your Enemy: 4+4 +8 KNW = 16 against 4+4 +8 Difficulty = 16, a tie",
                        "Lola takes 15 heat damage (+10 Pistol +5 know your enemy), 5 HP left");
    }

    @Test
    @Ledger({"piercing-shot-1", "CAP-AMB-116", "CAP-VEH-5"})
    void what_goes_through_is_measured_from_the_vehicle_that_shoots() {
        Combatant lancer = red("Lancer")
                .having("piercing-shot-1", "backup")
                .trainedWith("tanks")
                .at(0, 50)
                .make();
        Combatant first = blue("First").at(20, 0).maxima(5, 8, 0).make();
        Combatant behind = blue("Behind").at(40, 0).make();
        CapitalState state = table(lancer, tank, first, behind);
        AttackMeans gun = VehicleAttack.means(state, lancer, tank, tank).get(0);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .choice("piercing-shot.use", "use");

        Attack.resolve(play, lancer, gun, List.of(first), Occasion.ACTION);

        assertThat(play.log())
                .contains("First takes 14 heat damage, 0 HP left")
                .anyMatch(line -> line.startsWith("Behind takes 9 heat"));
    }

    private CapitalAct act(CapitalState state, String id) {
        return ActMenu.actions(state, driver).stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
