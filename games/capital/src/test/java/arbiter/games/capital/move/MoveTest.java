package arbiter.games.capital.move;

import static arbiter.games.capital.Walkers.among;
import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.Characters;
import arbiter.games.capital.Staged;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Refused;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MoveTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = somebody("Mara", "0,0").unit();
    private final Combatant raider = somebody("Raider", "20,0").unit();

    private static PathOption read(CapitalState state, Combatant unit, int metres, String text) {
        return PathChoice.read(state, unit, metres, Optional.empty(), text);
    }

    private static List<String> menu(Combatant unit) {
        List<CapitalAct> menu = new ArrayList<>();
        Move.offer(unit, menu);
        return menu.stream().map(CapitalAct::id).toList();
    }

    @Test
    @Ledger({"CAP-ACT-1", "CAP-MAP-1"})
    void a_move_leads_up_to_ten_metres_in_straight_legs() {
        var play = scenario(turnOf(mara, raider)).choice("move.to", "6,0; 6,4");

        new Move(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Mara may move 10m", "Mara moves 10m, to 14m west of Raider");
    }

    @Test
    @Ledger("CAP-ACT-1")
    void worthwhile_places_are_offered() {
        Combatant gunner = somebody("Gunner", "0,0").armed("pistol").unit();
        Combatant far = somebody("Far", "40,0").unit();
        var play = scenario(turnOf(gunner, far)).choice("move.to", "9,0");

        new Move(gunner).resolve(play, Occasion.ACTION);

        assertThat(play.log()).contains("Gunner moves 9m, to 30m west of Far");
    }

    @Test
    @Ledger({"CAP-ACT-1", "CAP-MAP-1"})
    void nobody_is_offered_a_way_that_leads_nowhere() {
        var left = new Blocker.Wall(new Point(-9000, 600), new Point(20_000, 600));
        var right = new Blocker.Wall(new Point(-9000, -600), new Point(20_000, -600));
        var end = new Blocker.Wall(new Point(-600, -600), new Point(-600, 600));
        CapitalState corridor = among(
                List.of(left, right, end),
                mara,
                somebody("Guard", "1.03,0").unit(),
                somebody("Nettle", "6,0").unit());

        assertThat(new WorthwhilePlaces(corridor, mara, 10_000, Optional.empty()).all())
                .extracting(PathOption::text)
                .containsExactly( // Guard is in contact already, and Nettle behind Guard
                        "Away from Guard (0.1m)", "Out of sight of Guard (0.1m)");
    }

    @Test
    @Ledger("CAP-ATK-2")
    void a_hair_is_offered_where_it_makes_contact() {
        Combatant nettle = somebody("Nettle", "1.07,0").unit();
        CapitalState state = among(List.of(), mara, nettle);

        PathOption up = new WorthwhilePlaces(state, mara, 10_000, Optional.empty())
                .all()
                .get(0);
        assertThat(up.text()).isEqualTo("Up to Nettle (0.1m)");
        assertThat(mara.base().touches(nettle.base())).isFalse();
        assertThat(up.course().end(mara.base()).touches(nettle.base())).isTrue();
    }

    @Test
    void a_detour_leads_around_a_wall() {
        var wall = new Blocker.Wall(new Point(5000, -2000), new Point(5000, 2000));
        CapitalState state =
                among(List.of(wall), mara, somebody("Raider", "10,0").unit());

        List<PathOption> places = new WorthwhilePlaces(state, mara, 30_000, Optional.empty()).all();

        PathOption closest = places.get(0);
        assertThat(closest.text()).startsWith("Up to Raider");
        assertThat(closest.course().path().points()).hasSize(3);
        assertThat(closest.course().path().end()).isEqualTo(new Point(9000, 0));
    }

    @Test
    void a_way_that_cannot_be_gone_is_refused_with_the_reason() {
        var wall = new Blocker.Wall(new Point(-5000, -2000), new Point(-5000, 2000));
        CapitalState state =
                among(List.of(wall), mara, somebody("Raider", "5,0").unit());

        assertThatThrownBy(() -> read(state, mara, 10, "there"))
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith("'there' is not a point");
        assertThatThrownBy(() -> read(state, mara, 10, "0,12.5")).hasMessage("that way is 12.5m long; Mara can go 10m");
        assertThatThrownBy(() -> read(state, mara, 10, "10,0"))
                .hasMessageStartingWith("Raider is in the way; the way is free for 4m");
        assertThatThrownBy(() -> read(state, mara, 10, "-2,0; -8,0"))
                .hasMessageStartingWith("a wall is in the way; the way is free for 4.5m");
        assertThatThrownBy(() -> read(state, mara, 10, "3,0 @2")).hasMessage("Mara cannot fly: leave out the height");
    }

    @Test
    @Ledger({"CAP-SIZE-1", "CAP-SIZE-2"})
    void the_size_of_a_unit_is_the_diameter_of_its_base() {
        assertThat(Characters.BOOK.content().shelf(Size.class).all())
                .extracting(Size::name)
                .containsExactly(
                        "Tiny",
                        "Small",
                        "Medium",
                        "Large",
                        "Giant",
                        "Enormous",
                        "Colossal",
                        "Metropolitan",
                        "Lunar",
                        "Planetary",
                        "Solar");
        assertThat(somebody("Rabbit", "0,0").sized("tiny").unit().base().diameter())
                .isEqualTo(500);
        assertThat(somebody("Horse", "0,0").sized("large").unit().base().diameter())
                .isEqualTo(2000);
        assertThat(somebody("Car", "0,0").sized("giant").unit().base().diameter())
                .isEqualTo(4000);
    }

    @Test
    @Ledger({"CAP-SIZE-3", "CAP-AMB-82"})
    void only_larger_units_can_be_passed_and_only_much_larger_ones_stopped_in() {
        Combatant ally = somebody("Ally", "5,0").siding("Mara").sized("small").unit();
        Combatant horse = somebody("Horse", "0,5").sized("large").unit();
        Combatant car = somebody("Car", "-6,0").sized("giant").unit();
        CapitalState state = turnOf(mara, ally, horse, car);

        assertThatThrownBy(() -> read(state, mara, 10, "2,0; 8,0")).hasMessageStartingWith("Ally is in the way");
        assertThat(read(state, mara, 10, "0,8").course().length()).isEqualTo(8000);
        assertThatThrownBy(() -> read(state, mara, 10, "0,5")).hasMessage("Mara cannot stop in the space of Horse");
        assertThat(read(state, mara, 10, "-6,0").course().length()).isEqualTo(6000);
    }

    @Test
    @Ledger({"CAP-AMB-83", "CAP-AMB-38"})
    void distances_run_from_edge_to_edge_with_the_height() {
        Combatant beside = somebody("Beside", "1.05,0").unit();
        Combatant drone = Staged.at(somebody("Drone", "4,0").like("drone").unit(), 4000);
        CapitalState state = turnOf(mara, beside, drone);

        assertThat(state.touching(mara, beside)).isTrue();
        assertThat(state.distance(mara, drone)).isEqualTo(5000);
        assertThat(state.touching(mara, Staged.at(beside, 2000))).isTrue();
        assertThat(state.touching(mara, Staged.at(beside, 3000))).isFalse();
    }

    @Test
    @Ledger("sky-beast")
    void a_sky_beast_flies_as_many_metres_further_as_its_agility() {
        Combatant beast = Staged.at(
                somebody("Beast", "0,0")
                        .sized("small")
                        .like("sky-beast")
                        .with(Attribute.AGI, 6)
                        .unit(),
                6000);
        var play = scenario(turnOf(beast, raider)).choice("move.to", "8,0 @0");

        new Move(beast).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly(
                        "Beast may move 16m (+10 Move +6 swift wings)", "Beast moves 10m, to 11m west of Raider");
        assertThat(beast.base().altitude()).isZero();
    }

    @Test
    @Ledger({"drone", "CAP-AMB-38", "CAP-KEY-FLYING"})
    void a_drone_picks_one_two_or_three_metres_whenever_it_moves() {
        Combatant drone =
                Staged.at(somebody("Drone", "0,0").sized("small").like("drone").unit(), 1000);
        CapitalState state = turnOf(drone, raider);
        var play = scenario(state).choice("move.to", "10,0 @3");

        new Move(drone).resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().isEqualTo("Drone moves 10m, to 9m west of Raider, 3m up");
        assertThatThrownBy(() -> read(state, drone, 10, "5,0 @4"))
                .hasMessage("Drone hovers 1, 2 or 3 metres above the ground");
        play.emit(new FellCritical("drone"));
        assertThat(drone.base().altitude()).isZero();
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-1", "CAP-STAT-GRAPPLED-1", "CAP-AMB-96", "grappled"})
    void a_grappler_drags_the_victim_half_as_far() {
        Combatant victim = somebody("Victim", "-1,0").unit();
        CapitalState state = turnOf(mara, victim);
        Staged.grapple(state, mara, victim);
        var play = scenario(state).choice("move.to", "0,5");

        new Move(mara).resolve(play, Occasion.ACTION);

        assertThat(menu(victim)).isEmpty();
        assertThat(play.log())
                .containsExactly(
                        "Mara may move 5m (+10 Move -5 dragging)", "Mara moves 5m", "Victim is dragged 5m, to Mara");
        assertThat(mara.grappling()).contains("victim");
    }

    @Test
    @Ledger("CAP-AMB-96")
    void a_grapple_is_over_when_the_two_lose_contact() {
        Combatant victim = somebody("Victim", "1,0").unit();
        CapitalState state = turnOf(mara, victim);
        Staged.grapple(state, mara, victim);
        var play = scenario(state);

        Movement.forced(play, victim, Path.of(new Point(1000, 0), new Point(3000, 0)));

        assertThat(play.log())
                .containsExactly("Victim is pushed 2m, to 2m east of Mara", "Victim is no longer grappled");
        assertThat(victim.grappledBy()).isEmpty();
    }

    @Test
    @Ledger({"CAP-SIZE-3", "CAP-KEY-FLYING"})
    void a_wall_is_no_obstacle_to_somebody_above_it() {
        Blocker wall = new Blocker.Wall(Point.metres(3, -5), Point.metres(3, 5));
        CapitalState state = new CapitalState(List.of(mara, raider), List.of(wall));
        Path over = Path.of(Point.metres(0, 0), Point.metres(6, 0));

        assertThat(PathObstacles.obstacle(state, mara, MovementPath.level(over, 3000)))
                .contains("a wall");
        assertThat(PathObstacles.obstacle(state, mara, MovementPath.level(over, 5000)))
                .isEmpty();
    }
}
