package arbiter.games.centuryg.utility;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.Position.Moved;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.EndPhase;
import arbiter.games.centuryg.turn.OperationOutcome;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Base Units and whoever rides in them. */
class DockTest extends StrictScenarios<CenturyState> {

    private static int zone(String text) {
        return Hangar.FIELD.zones().find(text).orElseThrow();
    }

    private static Hangar base(String... more) {
        return mecha("Ark", "2,0").fitted("base-unit").fitted(more);
    }

    private static Hangar pilot() {
        return mecha("Aska", "0,0").speed(2).armed("assault-rifle");
    }

    private static Hangar enemy() {
        return mecha("Vex", "6,0").foe().speed(0).armed("rail-bazooka", "assault-rifle");
    }

    @Test
    @Ledger({"base-unit", "BCG-DOCK-1", "BCG-AMB-69", "BCG-AMB-55"})
    void docking_needs_the_way_to_the_base_and_redeploying_is_another_action() {
        var play = scenario(fight(base(), pilot(), enemy()))
                .choice("turn.action", "dock:ark")
                .choice("turn.action", "redeploy")
                .choice("redeploy.place", "3,1");
        Fighter aska = Bout.turn(play, "aska");
        Bout.act(play);
        assertThat(aska.base()).contains("ark");
        assertThat(aska.isOut()).isFalse();
        assertThat(Movement.budget(play.state(), aska, true)).isZero();
        Bout.next(play, "aska");
        assertThat(Bout.deeds(play.state(), aska))
                .contains("redeploy", "attack:assault-rifle")
                .doesNotContain("boost", "engage");
        Bout.act(play);
        assertThat(aska.zone()).isEqualTo(zone("3,1"));
        assertThat(Bout.deeds(play.state(), play.state().unit("ark"))).noneMatch(deed -> deed.startsWith("engage"));
    }

    @Test
    @Ledger("BCG-DOCK-1")
    void a_base_out_of_reach_cannot_be_docked_in() {
        var play = scenario(fight(base(), pilot().speed(1), enemy()));
        assertThat(Bout.deeds(play.state(), Bout.turn(play, "aska"))).doesNotContain("dock:ark");
    }

    @Test
    @Ledger("BCG-DOCK-2")
    void docked_units_travel_with_the_base_and_are_out_of_reach() {
        var play = scenario(fight(base(), pilot(), enemy()));
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Docked("aska", "ark"));
        play.emit(new Moved("ark", List.of(zone("2,0"), zone("3,0"))));
        assertThat(aska.zone()).isEqualTo(zone("3,0"));
        assertThat(AttackArea.reaches(play.state(), aska)).isFalse();
    }

    @Test
    @Ledger({"BCG-DOCK-3", "BCG-AMB-69"})
    void acting_from_inside_exposes_to_areas_but_not_to_aimed_shots() {
        var play = scenario(fight(base(), pilot(), enemy()))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 1)
                .choice("turn.action", "attack:rail-bazooka")
                .choice("attack.target", "ark")
                .dice("attack.might", 7);
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Docked("aska", "ark"));
        Bout.act(play);
        assertThat(play.state().has(Mark.Kind.LEANING_OUT, aska)).isTrue();

        play.emit(new TurnBegan("vex"));
        Bout.act(play); // it can name only the Base
        assertThat(aska.points()).isEqualTo(13);
        assertThat(play.state().unit("ark").points()).isEqualTo(13);
    }

    @Test
    @Ledger({"BCG-DOCK-3", "BCG-TRB-19"})
    void having_leaned_out_means_the_ground_at_the_end_and_at_the_next_start() {
        var play = scenario(fight(base("flyer"), pilot(), enemy()))
                .choice("turn.action", "maneuver")
                .dice("ground.test", 10, 10);
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Docked("aska", "ark"));
        play.emit(new TerrainLaid(new Patch(zone("2,0"), Terrain.EXTREME, Clock.FIGHT)));
        Bout.act(play);
        EndPhase.resolve(play); // the Base flies, and yet
        Bout.next(play, "aska");
        BeginningPhase.resolve(play);
        assertThat(play.log()).filteredOn(line -> line.contains("braves")).hasSize(2);

        BeginningPhase.resolve(play);
        assertThat(play.state().phase()).isEqualTo(Phase.ACTION);
        EndPhase.resolve(play); // not exposed again: no third check
        assertThat(play.log()).filteredOn(line -> line.contains("braves")).hasSize(2);
    }

    @Test
    @Ledger({"BCG-DOCK-4", "BCG-TRB-19"})
    void docked_units_share_the_flight_and_the_home_of_the_base() {
        var play = scenario(fight(
                base("flyer").fitted("terrain-specialist", Area.CORE, "land"),
                pilot(),
                mecha("Vex", "4,0").foe(),
                mecha("Wolf", "6,0").foe()));
        Fighter aska = Bout.turn(play, "aska");
        Fighter wolf = play.state().unit("wolf");
        assertThat(Drill.clear(play.state(), aska, zone("2,0"), wolf)).isFalse();
        play.emit(new Docked("aska", "ark"));
        assertThat(Drill.clear(play.state(), aska, zone("2,0"), wolf)).isTrue();
        assertThat(Footing.shelter(play.state(), aska)).isEqualTo(1);
    }

    @Test
    @Ledger({"base-unit", "BCG-AMB-68"})
    void the_fall_of_the_base_defeats_its_squad_and_sets_riders_down() {
        var play = scenario(fight(base(), pilot(), enemy()));
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Docked("aska", "ark"));
        assertThat(OperationOutcome.of(play.state())).isEmpty();
        play.emit(new arbiter.games.centuryg.damage.Destroyed("ark", UnitFate.DESTROYED));
        assertThat(aska.isOut()).isTrue();
        assertThat(aska.zone()).isEqualTo(zone("2,0"));
        assertThat(OperationOutcome.of(play.state()).orElseThrow().winner()).contains("foes");
    }

    @Test
    @Ledger("BCG-UTIL-3")
    void docked_units_do_not_maneuver_for_others() {
        var play = scenario(fight(base(), pilot(), enemy())).choice("turn.action", "maneuver");
        Fighter aska = Bout.turn(play, "aska");
        play.emit(new Docked("aska", "ark"));
        Bout.act(play); // nobody is asked whom it protects
        assertThat(play.state().best(Mark.Kind.MANEUVER, aska)).isEqualTo(4);
    }
}
