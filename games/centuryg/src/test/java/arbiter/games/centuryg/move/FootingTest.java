package arbiter.games.centuryg.move;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Ground.EnvironmentSet;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import org.junit.jupiter.api.Test;

/** Flying, floating, being at home, and speed beyond Speed. */
class FootingTest extends StrictScenarios<CenturyState> {

    private static int zone(String text) {
        return Hangar.FIELD.zones().find(text).orElseThrow();
    }

    private static TerrainLaid laid(String at, Terrain terrain) {
        return new TerrainLaid(new Patch(zone(at), terrain, Clock.FIGHT));
    }

    private static Hangar shooter() {
        return mecha("Aska", "0,0").speed(2).armed("assault-rifle");
    }

    @Test
    @Ledger({"flyer", "BCG-AMB-74"})
    void a_flyer_ignores_the_ground_good_and_bad_but_not_walls() {
        var play = scenario(fight(shooter().fitted("flyer"), mecha("Vex", "9,0").foe()));
        Fighter aska = Bout.turn(play, "aska");
        for (Terrain terrain : new Terrain[] {Terrain.DIFFICULT, Terrain.DEFENSIVE, Terrain.EXTREME}) {
            play.emit(laid("0,0", terrain));
            play.emit(laid("1,0", terrain));
        }
        play.emit(laid("2,0", Terrain.IMPASSABLE));

        assertThat(Movement.reach(play.state(), aska, 1).contains(zone("1,0"))).isTrue();
        assertThat(Movement.reach(play.state(), aska, 2).contains(zone("2,0"))).isFalse();
        assertThat(Footing.shelter(play.state(), aska)).isZero();
        BeginningPhase.resolve(play); // no check of the Extreme ground is asked for
        assertThat(play.state().phase()).isEqualTo(Phase.ACTION);
    }

    @Test
    @Ledger({"flyer", "BCG-AMB-61"})
    void a_flyer_shoots_past_enemies_and_neither_gives_nor_receives_cover() {
        var state = fight(
                shooter(),
                mecha("Bran", "0,0").fitted("flyer"),
                mecha("Vex", "2,0").foe(),
                mecha("Wolf", "4,0").foe(),
                mecha("Xan", "6,0").foe().fitted("flyer"));
        Fighter aska = state.unit("aska");

        assertThat(Drill.clear(state, aska, aska.zone(), state.unit("wolf"))).isFalse();
        assertThat(Drill.clear(state, aska, aska.zone(), state.unit("xan"))).isTrue();
        assertThat(Drill.clear(state, state.unit("bran"), aska.zone(), state.unit("wolf")))
                .isTrue();
        assertThat(Drill.clear(state, state.unit("vex"), zone("9,0"), zone("2,0")))
                .isTrue();
    }

    @Test
    @Ledger({"flyer", "BCG-AMB-76"})
    void a_flyer_under_water_cannot_move() {
        var play = scenario(fight(shooter().fitted("flyer"), mecha("Vex", "9,0").foe()));
        Fighter aska = Bout.turn(play, "aska");
        assertThat(Movement.budget(play.state(), aska, false)).isEqualTo(2);
        play.emit(new EnvironmentSet(aska.zone(), Environment.UNDERWATER));
        assertThat(Movement.budget(play.state(), aska, true)).isZero();
    }

    @Test
    @Ledger({"antigravity", "BCG-AMB-74", "BCG-AMB-76"})
    void antigravity_floats_for_a_round_but_only_over_land() {
        var play = scenario(fight(
                        shooter().fitted("antigravity"),
                        mecha("Vex", "2,0").foe(),
                        mecha("Wolf", "4,0").foe()))
                .choice("beginning.item", "antigravity");
        Fighter aska = Bout.turn(play, "aska");
        BeginningPhase.resolve(play);
        assertThat(play.log()).contains("Aska spends 2 Energy: Antigravity", "Aska floats for a Round");
        Fighter wolf = play.state().unit("wolf");
        assertThat(Drill.clear(play.state(), aska, aska.zone(), wolf)).isTrue();
        assertThat(Footing.isAboveCover(play.state(), aska)).isFalse(); // it still gives cover

        play.emit(new EnvironmentSet(aska.zone(), Environment.SPACE));
        assertThat(Footing.flies(play.state(), aska)).isFalse();
        Bout.next(play, "aska");
        assertThat(Bout.items(play.state(), aska)).isEmpty();
    }

    @Test
    @Ledger({"terrain-specialist", "BCG-AMB-76"})
    void a_specialist_is_sheltered_at_home_and_slow_elsewhere() {
        var play = scenario(fight(
                shooter().fitted("terrain-specialist", Area.CORE, "underwater"),
                mecha("Vex", "2,0").foe(),
                mecha("Wolf", "4,0").foe()));
        Fighter aska = Bout.turn(play, "aska");
        play.emit(laid("0,1", Terrain.DIFFICULT));
        assertThat(Footing.cost(play.state(), aska, zone("1,0"))).isEqualTo(2);
        assertThat(Footing.cost(play.state(), aska, zone("0,1"))).isEqualTo(4); // on top of real Difficult ground
        assertThat(Footing.shelter(play.state(), aska)).isZero();

        play.emit(new EnvironmentSet(zone("0,0"), Environment.UNDERWATER));
        play.emit(new EnvironmentSet(zone("0,1"), Environment.UNDERWATER));
        assertThat(Footing.cost(play.state(), aska, zone("0,1"))).isEqualTo(1);
        assertThat(Footing.shelter(play.state(), aska)).isEqualTo(1);
        assertThat(Drill.clear(play.state(), aska, aska.zone(), play.state().unit("wolf")))
                .isTrue();
    }

    @Test
    @Ledger({"overbooster", "BCG-AMB-75"})
    void overbooster_adds_zones_after_doubling_for_one_action() {
        var play = scenario(fight(
                        shooter().fitted("overbooster"), mecha("Vex", "9,7").foe()))
                .choice("beginning.item", "overbooster:5")
                .choice("turn.action", "pass");
        Fighter aska = Bout.turn(play, "aska");
        BeginningPhase.resolve(play);
        assertThat(play.log()).contains("Aska spends 2 Energy: Overbooster");
        assertThat(Movement.budget(play.state(), aska, true)).isEqualTo(9);
        Bout.act(play);
        assertThat(Movement.budget(play.state(), aska, true)).isEqualTo(4); // wasted
    }

    @Test
    @Ledger({"overbooster", "BCG-AMB-75"})
    void whoever_cannot_move_has_no_use_for_it() {
        var play = scenario(fight(
                shooter().fitted("overbooster", "fortress"), mecha("Vex", "9,7").foe()));
        assertThat(Bout.items(play.state(), Bout.turn(play, "aska"))).isEmpty();
    }

    @Test
    @Ledger({"reversible-thrusters", "BCG-OFF-2"})
    void reversible_thrusters_let_an_attacker_back_off() {
        var state = fight(
                shooter().fitted("reversible-thrusters"),
                mecha("Bran", "0,2").speed(2),
                mecha("Vex", "2,0").foe());
        Fighter aska = state.unit("aska");
        Fighter bran = state.unit("bran");
        int vex = state.unit("vex").zone();

        assertThat(Movement.approach(state, aska, 2, vex).contains(zone("0,2"))).isTrue();
        assertThat(Movement.approach(state, bran, 2, vex).contains(zone("0,4"))).isFalse();
    }
}
