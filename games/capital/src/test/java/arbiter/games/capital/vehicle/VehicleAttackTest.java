package arbiter.games.capital.vehicle;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.PointBlank;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Moved;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.odds.Choices;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class VehicleAttackTest extends StrictScenarios<CapitalState> {

    private static final Point HERE = Point.metres(0, 0);
    private static final Point AHEAD = new Point(0, -2500);

    private final Combatant raider = foe("Raider", "ash-hound", AHEAD);
    private final Combatant wasps = foe("Wasps", "wasp-swarm", AHEAD);

    private Combatant pilot;
    private Combatant machine;

    @Test
    @Ledger({
        "CAP-CTR-3",
        "CAP-VEH-7",
        "CAP-AMB-45",
        "CAP-AMB-30",
        "CAP-AMB-24",
        "CAP-AMB-27",
        "CAP-AMB-52",
        "mechsuit-strider"
    })
    void a_lancer_in_a_deployed_strider_has_three_rerolls_from_two_pools() {
        CapitalState state = aboard("mechsuit-strider", raider);
        new Deployed("machine", true).apply(state);
        var play = scenario(state)
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 6, 6)
                .choice("attack.aim", "vehicle-aim:1")
                .dice("attack.aimed", 2)
                .choice("attack.aim", "vehicle-aim:2")
                .dice("attack.aimed", 3)
                .choice("attack.aim", "aim:2")
                .dice("attack.aimed", 2)
                .dice("attack.attacker", 1, 2)
                .dice("attack.defender", 6, 6)
                .choice("attack.aim", "pass");

        Attack.resolve(play, pilot, attack(state, 0), List.of(raider), Occasion.ACTION);
        Attack.resolve(play, pilot, attack(state, 0), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Mechsuit (Strider) spends 1 Energy on Limb, 34 left",
                        "Ona rerolls with Aim of the Mechsuit (Strider): 1+2 becomes 2+2",
                        "Ona rerolls with Aim of the Mechsuit (Strider): 2+2 becomes 2+3, 33 Energy left",
                        "Ona rerolls with Aim: 2+3 becomes 2+3, 9 Energy left",
                        "Ona attacks Raider with Limb: 2+3 +7 VSN +2 training = 14 against 6+6 +6 AGI = 18,"
                                + " misses by 4, Critical Failure",
                        "Ona has 1 Attack Counters",
                        "Mechsuit (Strider) spends 1 Energy on Limb, 32 left",
                        "Ona attacks Raider with Limb: 1+2 +7 VSN +2 training -2 attack counters = 10 against"
                                + " 6+6 +6 AGI = 18, misses by 8, Critical Failure",
                        "Ona has 2 Attack Counters");
    }

    @Test
    @Ledger({"CAP-KEY-AIM", "CAP-AMB-45", "CAP-VEH-7"})
    void one_better_hits_more_often_with_two_and_with_three_rerolls() {
        CapitalState state = aboard("mechsuit-strider", wasps); // 7 + 2 against 8

        assertThat(chance(state, Choices.none())).isCloseTo(0.664352, within(1e-6));

        new Deployed("machine", true).apply(state);
        assertThat(chance(state, bestAim())).isCloseTo(0.929141, within(1e-6));

        new Paid("ona", 10, "something else").apply(state);
        assertThat(chance(state, bestAim())).isCloseTo(0.887924, within(1e-6));
    }

    @Test
    @Ledger({"tank-laser", "CAP-VEH-5", "CAP-AMB-23", "CAP-AMB-32"})
    void a_laser_tank_fires_200m_and_always_crits_against_giants() {
        Combatant target = vehicle("tank-ballistic", "raiders", Point.metres(0, -200));
        CapitalState state = aboard("tank-laser", target);
        var play = scenario(state)
                .dice("attack.attacker", 3, 3)
                .dice("attack.defender", 4, 4)
                .choice("attack.aim", "pass");

        Attack.resolve(play, pilot, attack(state, 0), List.of(target), Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Tank (Laser) spends 2 Energy on Laser cannon, 33 left",
                        "Tank (Laser) has 0 Ammo",
                        "Ona attacks Tank (Ballistic) with Laser cannon: 3+3 +7 VSN +2 training = 15 against"
                                + " 4+4 +7 Fixed Score = 15, hits exactly",
                        "Tank (Ballistic) takes 28 heat damage (+14 Laser cannon +14 crit), 0 HP left",
                        "Tank (Ballistic) is wrecked",
                        "Ona has 1 Attack Counters");
        assertThat(VehicleAttack.means(state, pilot)).isEmpty();
    }

    @Test
    @Ledger({"tank-ballistic", "CAP-AMB-32"})
    void a_ballistic_tank_needs_three_reloads_for_one_shot() {
        CapitalState state = aboard("tank-ballistic", raider);
        var play = scenario(state)
                .dice("attack.attacker", 6, 6)
                .dice("attack.defender", 1, 1)
                .choice("attack.aim", "pass");

        Attack.resolve(play, pilot, attack(state, 0), List.of(raider), Occasion.ACTION);
        for (int reloads = 1; reloads <= 3; reloads++) {
            assertThat(VehicleAttack.means(state, pilot)).isEmpty();
            act(state, "load:machine").resolve(play, Occasion.ACTION);
        }

        assertThat(play.log())
                .contains(
                        "Tank (Ballistic) spends 1 Energy on Cannon, 34 left",
                        "Raider takes 24 blunt damage (+12 Cannon +12 crit), 0 HP left")
                .endsWith("Tank (Ballistic) has 1 Ammo", "Tank (Ballistic) has 2 Ammo", "Tank (Ballistic) has 3 Ammo");
        assertThat(VehicleAttack.means(state, pilot)).hasSize(1);
        assertThat(ActMenu.actions(state, pilot))
                .filteredOn(act -> act.id().startsWith("load"))
                .isNotEmpty()
                .allMatch(CapitalAct::isPointless);
    }

    @Test
    @Ledger({"tank-laser", "tank-ballistic"})
    void a_tank_rams_only_after_15m_in_this_turn() {
        Combatant far = foe("Far", "ash-hound", new Point(0, -17_500));
        CapitalState state = aboard("tank-laser", far);
        var play = scenario(state)
                .dice("attack.attacker", 3, 3)
                .dice("attack.defender", 1, 1)
                .choice("attack.aim", "pass");
        assertThat(VehicleAttack.means(state, pilot))
                .extracting(AttackMeans::name)
                .containsExactly("Laser cannon");

        play.emit(new Moved("machine", machine.base().movedTo(Point.metres(0, -15)), 15_000, Motion.MOVE));
        Attack.resolve(play, pilot, attack(state, 0), List.of(far), Occasion.ACTION);

        assertThat(play.log())
                .endsWith(
                        "Ona attacks Far with Ram: 3+3 +7 Fixed Score +2 training = 15 against 1+1 +6 AGI = 8,"
                                + " hits by 7, Critical Success",
                        "Far takes 15 blunt damage, 0 HP left",
                        "Far is defeated",
                        "Ona has 1 Attack Counters");
    }

    @Test
    @Ledger({"mechsuit-dancer", "CAP-AMB-24"})
    void a_dancer_strikes_with_the_type_chosen_for_it_and_doubles_on_a_crit() {
        CapitalState state = aboard("mechsuit-dancer\n  damage-type: sharp", raider);
        var play = scenario(state)
                .dice("attack.attacker", 4, 4)
                .dice("attack.defender", 3, 3)
                .choice("attack.aim", "pass");

        Attack.resolve(play, pilot, attack(state, 0), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Raider takes 20 sharp damage (+10 Limb +10 crit), 0 HP left");
    }

    @Test
    @Ledger({"CAP-AMB-93", "CAP-VEH-5"})
    void point_blank_looks_at_the_base_of_the_vehicle() {
        CapitalState state = aboard("tank-laser", raider); // in contact with the tank, 2.5m from its middle

        assertThat(PointBlank.onRoll(state, pilot, attack(state, 0))).isEqualTo(-3);
    }

    /** Aims as well as can be, and lets every other moment pass. */
    private static Choices<CapitalState> bestAim() {
        return (end, request) ->
                request.label().equals("attack.aim") ? OptionalInt.empty() : OptionalInt.of(request.fallbackIndex());
    }

    private double chance(CapitalState state, Choices<CapitalState> choices) {
        AttackMeans limb = attack(state, 0);
        return scenario(state)
                .odds(play -> {
                    Attack.resolve(play, pilot, limb, List.of(wasps), Occasion.ACTION);
                    return !wasps.isUp();
                })
                .valuing((end, hit) -> hit ? 1 : 0)
                .choosing(choices)
                .within(50_000_000)
                .fast()
                .probabilityOf(true);
    }

    private CapitalState aboard(String kind, Combatant other) {
        pilot = ona("vehicle: " + kind, HERE);
        machine = UnitSetup.vehicle("machine", pilot, HERE, Facing.NORTH);
        CapitalState state = fight(pilot, machine, other);
        UnitSetup.seat(pilot, machine, true);
        return state;
    }

    private AttackMeans attack(CapitalState state, int index) {
        return VehicleAttack.means(state, pilot).get(index);
    }

    private CapitalAct act(CapitalState state, String id) {
        return ActMenu.actions(state, pilot).stream()
                .filter(act -> act.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
