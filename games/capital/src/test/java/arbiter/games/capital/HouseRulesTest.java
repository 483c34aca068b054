package arbiter.games.capital;

import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.ona;
import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.Rally.Rallied;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.CounterGained;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.move.PathObstacles;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;
import arbiter.games.capital.unit.TableRules;
import arbiter.kernel.Modifiers;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What changes where a table has chosen the other reading of a ruling. */
class HouseRulesTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = crew("Mara").at(0);
    private final Combatant friend = crew("Friend").at(3);
    private final Combatant raider = Troupe.foe("Raider").at(1);

    private static CapitalState at(HouseRule rule, Combatant... units) {
        return new CapitalState(List.of(units), List.of(), TableRules.of(rule));
    }

    @Test
    @Ledger("CAP-AMB-23")
    void the_numbers_of_a_vehicle_can_be_read_as_energy_and_hit_points() {
        VehicleProfile tank = VehicleProfile.of(Characters.BOOK.content().get(Vehicle.class, "tank-laser"));
        Point here = Point.metres(0, 0);

        Combatant printed = UnitSetup.vehicle("tank", "crew", tank, here, Facing.NORTH);
        Combatant swapped = UnitSetup.vehicle(
                "tank", "crew", tank, here, Facing.NORTH, TableRules.of(HouseRule.ENERGY_BEFORE_HIT_POINTS));

        assertThat(List.of(printed.hp(), printed.energy())).containsExactly(20, 35);
        assertThat(List.of(swapped.hp(), swapped.energy())).containsExactly(35, 20);
    }

    @Test
    @Ledger("CAP-AMB-34")
    void owner_and_companion_can_have_their_two_actions_in_common() {
        Combatant ona = ona(
                "companion: land-beast\n  name: Rex\n  scores: {STR: 7, FTD: 6, AGI: 5, CHA: 4}", Point.metres(0, 0));
        Combatant rex = UnitSetup.companion("rex", ona, Point.metres(2, 0));
        Combatant late = foe("Late", "ash-hound", Point.metres(90, 0));
        var play = scenario(at(HouseRule.SHARED_ACTIONS, ona, rex, late))
                .choice("companion.next", "rex")
                .choice("turn.action", "prepare:agi")
                .choice("companion.next", "ona")
                .choice("turn.action", "prepare:str")
                .choice("turn.instant", "nothing");
        begin(play, ona, late);

        TurnAction.resolve(play);
        TurnAction.resolve(play);

        assertThat(play.log())
                .containsSubsequence(
                        "Ona's turn, round 1: 2 Actions",
                        "Rex: Prepare for a roll with AGI, 1 Action left",
                        "Ona acts next, 1 Action left",
                        "Ona: Prepare for a roll with STR, 0 Actions left");
        assertThat(rex.waiting()).isZero();
    }

    @Test
    @Ledger("CAP-AMB-66")
    void damage_beyond_the_last_hit_point_can_break_bones() {
        Combatant bo = Ward.unit("Bo").here();
        var play = scenario(at(HouseRule.EXCESS_INTO_BONES, bo, raider));

        Damage.resolve(play, new DamageInProgress(Optional.empty(), bo, Modifiers.of("rubble", 23), DamageType.BLUNT));

        assertThat(play.log())
                .containsExactly(
                        "Bo takes 23 blunt damage, 0 HP left",
                        "Bo is in Critical Condition",
                        "Bo takes 3 blunt damage, 2 Bones left");
    }

    @Test
    @Ledger("CAP-AMB-82")
    void allies_can_let_each_other_pass_but_not_share_a_place() {
        CapitalState standard = new CapitalState(List.of(mara, friend), List.of());
        CapitalState open = at(HouseRule.ALLIES_LET_PASS, mara, friend);
        MovementPath past = MovementPath.level(Path.of(Point.metres(0, 0), Point.metres(6, 0)), 0);

        assertThat(PathObstacles.obstacle(standard, mara, past)).contains("Friend");
        assertThat(PathObstacles.obstacle(open, mara, past)).isEmpty();
        assertThat(PathObstacles.occupant(open, mara, mara.base().movedTo(Point.metres(3, 0))))
                .contains(friend);
    }

    @Test
    @Ledger("CAP-AMB-89")
    void an_order_can_cost_the_ordered_nothing() {
        Combatant captain = crew("Captain").can("thats-an-order-1").at(5);
        var play = scenario(at(HouseRule.FREE_ORDERS, captain, mara, raider))
                .choice("order.accept", "yes")
                .choice("seize.action", "prepare:str");
        begin(play, captain, mara, raider);

        AttackCast.act(play.state(), captain, "order:" + mara.id()).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Mara seizes the Initiative");
        assertThat(mara.seizeDebt()).isZero();
        assertThat(mara.mayNotSeize()).isFalse();
    }

    @Test
    @Ledger("CAP-AMB-92")
    void healing_can_be_free_of_attack_counters() {
        Combatant vera =
                Ward.unit("Vera").score(Attribute.KNW, 6).ability("patch-up-1").here();
        Combatant bo = Ward.unit("Bo").at(1, 0).here();
        CapitalState state = at(HouseRule.UNCOUNTED_PATCH_UP, vera, bo);
        Ward.hurt(state, bo, 15);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 4, 4)
                .dice("attack.damage", 2);
        play.emit(new CounterGained("vera"));

        Attack.resolve(play, vera, AttackCast.means(vera, "patch"), List.of(bo), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Vera attacks Bo with Patch Up: 3+4 +6 KNW = 13 against 4+4 +5 Fixed Score = 13, hits exactly");
        assertThat(vera.attackCounters()).isEqualTo(1);
    }

    @Test
    @Ledger("CAP-AMB-112")
    void a_rallied_attack_that_misses_can_do_nothing() {
        Combatant captain =
                crew("Captain").with(Attribute.CHA, 7).can("rally-1").at(9);
        var play = scenario(at(HouseRule.RALLY_NEEDS_A_HIT, mara, captain, raider))
                .choice("rally.use", "yes")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6);
        begin(play, mara, captain, raider);
        play.emit(new Rallied("mara", "captain", 2));

        Attack.resolve(play, mara, AttackOptions.means(mara).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log()).contains("Mara rallies for the Attack");
        assertThat(raider.hp()).isEqualTo(20);
    }
}
