package arbiter.games.centuryg.terrain;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Drill.zone;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.LineArea;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.turn.EndPhase;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Gap;
import arbiter.space.Reach;
import arbiter.space.zone.GraphZones;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Zones: cover, lines, Terrain and moving over it. */
class GroundTest extends StrictScenarios<CenturyState> {

    private static boolean clear(Hangar between) {
        CenturyState state = fight(mecha("Aska", "0,0"), mecha("Vex", "4,2").foe(), between);
        return Drill.clear(state, state.unit("aska"), zone("0,0"), zone("4,2"));
    }

    @Test
    @Ledger({"BCG-COV-1", "BCG-COV-2", "BCG-COV-4", "BCG-AMB-61", "BCG-TRB-1"})
    void enemies_on_the_line_give_cover_and_nobody_else_does() {
        for (String at : new String[] {"1,0", "1,1", "2,1", "3,1", "3,2"}) {
            assertThat(clear(mecha("Wolf", at).foe())).as(at).isFalse();
        }
        for (String at : new String[] {"2,2", "0,0", "4,2"}) {
            assertThat(clear(mecha("Wolf", at).foe())).as(at).isTrue();
        }
        assertThat(clear(mecha("Bran", "2,1"))).isTrue();
        assertThat(clear(mecha("Hawk", "2,1").foe().fitted("flyer"))).isTrue();
    }

    @Test
    @Ledger({"BCG-COV-4", "BCG-ABIL-7", "BCG-AMB-61"})
    void a_line_runs_through_the_target_to_the_full_range() {
        CenturyState state = fight(
                mecha("Aska", "0,0").armed("riot-weapon"), mecha("Vex", "4,2").foe());
        var play = scenario(state);
        Fighter aska = state.unit("aska");
        AttackInProgress strike = new AttackInProgress(
                aska,
                AttackInProgress.Mode.ATTACK,
                new WeaponInUse(aska.weapons().get(0), WeaponUse.PLAIN),
                Occasion.ACTION);
        strike.target().declare(zone("4,2"));

        LineArea.draw(play, strike);

        assertThat(strike.line())
                .extracting(zone -> state.field().zones().text(zone))
                .containsExactly("1,0", "1,1", "2,1", "3,1", "3,2", "4,2", "5,2", "5,3");
    }

    @Test
    @Ledger({"BCG-COV-3", "BCG-TERR-5"})
    void impassable_ground_stops_shots_and_moves_for_everybody() {
        var play = scenario(fight(
                mecha("Aska", "0,0").speed(1).fitted("flyer").armed("riot-weapon"),
                mecha("Vex", "4,0").foe()));
        Drill.ground(play, Terrain.IMPASSABLE, "1,0", "2,0", "2,1", "1,1");

        assertThat(menu(play, "aska")).noneMatch(id -> id.startsWith("attack"));
        Reach reach = Movement.reach(play.state(), play.state().unit("aska"), 4);
        assertThat(reach.contains(zone("1,1"))).isFalse();
    }

    @Test
    @Ledger({"BCG-COV-1", "BCG-RANGE-2"})
    void a_weapon_says_where_it_has_no_line() {
        var play = scenario(
                fight(mecha("Aska", "0,0").speed(0), mecha("Vex", "4,4").foe()));
        Drill.ground(play, Terrain.IMPASSABLE, "1,0");

        List<Gap> gaps = Drill.gaps(play, "aska", "attack:vulcans");

        assertThat(gaps).extracting(Gap::why).containsExactly("no line");
        assertThat(gaps.get(0).at()).contains("2,0", "5,0").doesNotContain("1,0", "4,4", "6,0");
    }

    @Test
    @Ledger({"BCG-TERR-1", "BCG-TERR-2", "BCG-AMB-70", "BCG-AMB-71", "BCG-TERR-6"})
    void difficult_ground_costs_two_and_twice_as_much_for_each_layer() {
        var play = scenario(fight(mecha("Aska", "0,0")));
        Drill.ground(play, Terrain.DIFFICULT, "1,0", "1,1", "1,1");
        Reach reach = Movement.reach(play.state(), play.state().unit("aska"), 4);

        assertThat(reach.cost(zone("0,1"))).isEqualTo(1);
        assertThat(reach.cost(zone("1,0"))).isEqualTo(2);
        assertThat(Ranks.speed(play.state(), play.state().unit("aska"))).isEqualTo(4);
        assertThat(reach.cost(zone("1,1"))).isEqualTo(4);
    }

    @Test
    @Ledger({"BCG-TERR-4", "BCG-AMB-71", "BCG-AMB-72", "BCG-TERR-7", "BCG-OP-9"})
    void extreme_ground_tests_once_for_each_layer_with_the_tension_of_the_operation() {
        var play = scenario(fight(mecha("Aska", "0,0").systems(6).threshold(10)))
                .dice("ground.test", 8)
                .dice("ground.test", 3);
        tension(play, 2);
        Drill.ground(play, Terrain.EXTREME, "0,0", "0,0");
        Drill.turn(play, "aska");

        EndPhase.resolve(play);

        assertThat(play.log())
                .contains(
                        "Aska braves Extreme ground: 8 +6 systems = 14 against 12",
                        "Aska braves Extreme ground: 3 +6 systems = 9 against 12",
                        "Aska takes 3 Damage, 37 left");
    }

    @Test
    @Ledger({"BCG-UTIL-1", "BCG-UTIL-2", "BCG-AMB-75"})
    void a_boost_doubles_speed_and_extras_come_after() {
        var play = scenario(fight(mecha("Aska", "0,0").speed(4))).choice("boost.place", "11,0");
        play.emit(new Marked(new Mark(Mark.Kind.FASTER, "aska", "aska", "", 3, Clock.ROUND), "is faster"));

        act(play, "aska", "boost");

        assertThat(play.log()).contains("Aska moves to L1");
        assertThat(Movement.budget(play.state(), play.state().unit("aska"), true))
                .isEqualTo(8);
    }

    @Test
    @Ledger({"BCG-UTIL-3"})
    void a_maneuver_protects_oneself_or_a_near_ally_and_only_the_best_counts() {
        var play = scenario(fight(
                        mecha("Aska", "1,1").speed(0).systems(6),
                        mecha("Bran", "2,1").speed(3).systems(2)))
                .choice("maneuver.whom", "bran")
                .choice("maneuver.place", "2,1")
                .choice("maneuver.whom", "bran");
        Fighter bran = play.state().unit("bran");

        act(play, "aska", "maneuver");
        act(play, "bran", "maneuver");

        assertThat(play.log())
                .contains(
                        "Bran is covered by a Maneuver with Systems: Defense +6 for a Round",
                        "Bran is covered by a Maneuver with Speed: Defense +3 for a Round");
        assertThat(Defense.of(play.state(), bran, bran).total()).isEqualTo(16);
    }

    @Test
    @Ledger({"BCG-END-2", "BCG-AMB-77"})
    void a_unit_that_reaches_the_edge_may_leave() {
        var play = scenario(
                fight(mecha("Aska", "4,3").speed(2), mecha("Vex", "8,3").foe()));

        act(play, "aska", "retreat");

        assertThat(play.state().unit("aska").fate()).isEqualTo(UnitFate.RETREATED);
        assertThat(play.log()).hasSize(2).first().asString().startsWith("Aska moves to ");
        assertThat(play.log()).endsWith("Aska leaves the battlefield");
    }

    @Test
    @Ledger({"BCG-OP-14", "BCG-UTIL-1"})
    void a_unit_may_just_move() {
        var play = scenario(fight(mecha("Aska", "4,3"))).choice("move.place", "1,3");

        act(play, "aska", "move");

        assertThat(place(play.state().unit("aska"))).isEqualTo("1,3");
    }

    @Test
    @Ledger({"BCG-AMB-60", "BCG-RANGE-1"})
    void distances_follow_the_kind_of_map() {
        assertThat(Hangar.FIELD.zones().distance(zone("0,0"), zone("4,2"))).isEqualTo(4);
        Field sketch = Field.map(
                List.of("Gate", "Yard", "Keep"),
                List.of(new GraphZones.Link("Gate", "Yard"), new GraphZones.Link("Yard", "Keep")));
        assertThat(sketch.zones().distance(0, 2)).isEqualTo(2);
        assertThat(sketch.isEdge(0)).isTrue();
        assertThat(sketch.isEdge(1)).isFalse();
        assertThat(Field.hexes(4, 4).zones().size()).isEqualTo(16);
    }

    @Test
    @Ledger({"BCG-END-1", "BCG-AMB-77"})
    void a_base_unit_that_retreats_ends_the_operation_for_its_side() {
        var play = scenario(fight(
                mecha("Ark", "0,3").fitted("base-unit"),
                mecha("Aska", "4,3"),
                mecha("Vex", "8,3").foe()));

        act(play, "ark", "retreat");

        assertThat(OperationOutcome.of(play.state()).orElseThrow().toString()).contains("foes");
    }
}
