package arbiter.games.centuryg.move;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.place;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.ExtendedRoll;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Places, pushes, tools and time, clause by clause. */
class BoardClausesTest extends CombatScenario {

    @Test
    @Ledger({"BCG-OP-12", "BCG-RANGE-1"})
    void any_number_of_units_share_a_zone_and_all_but_a_colossus_fill_one() {
        CenturyState state = fight(
                mecha("Aska", "4,4"),
                mecha("Ark", "4,4").fitted("base-unit"),
                mecha("Vex", "4,4").foe(),
                mecha("Flock", "4,4").foe().grunt().fitted("squadron"),
                mecha("Titan", "4,4").foe().boss(),
                mecha("Maw", "8,4").foe().boss().fitted("colossus:3x3"));
        int next = Drill.zone("6,4");

        for (String unit : new String[] {"aska", "ark", "vex", "flock", "titan"}) {
            assertThat(Footprint.distance(state.field(), next, state.unit(unit)))
                    .isEqualTo(2);
        }
        assertThat(Footprint.distance(state.field(), next, state.unit("maw"))).isEqualTo(1);
        assertThat(state.distance(state.unit("aska"), state.unit("vex"))).isZero();
    }

    @Test
    @Ledger({"BCG-TERR-5", "BCG-AMB-73", "telekinetic-strike"})
    void the_edge_of_the_map_stops_a_push_like_a_wall() {
        var play = scenario(fight(
                        mecha("Titan", "8,4")
                                .foe()
                                .boss("telekinetic-strike")
                                .level(0)
                                .speed(0),
                        mecha("Aska", "10,4").level(0).threshold(9)))
                .choice("attack.energy", "2")
                .dice("attack.might", 2, 6)
                .choice("slide.direction", "11,4")
                .choice("slide.zones", "3");

        act(play, "titan", "attack:telekinetic-strike:boosted");

        assertThat(damage(play)).containsExactly("aska 1", "aska 2");
        assertThat(place(play.state().unit("aska"))).isEqualTo("11,4");
    }

    @Test
    @Ledger({"BCG-OFF-1", "BCG-DUEL-7", "BCG-AMB-58"})
    void a_duelist_who_aims_at_somebody_else_makes_no_test_and_gives_no_free_attack() {
        CenturyState state = fight(
                mecha("Aska", "4,1").armed("assault-rifle"),
                mecha("Vex", "4,1").foe(),
                mecha("Wolf", "6,1").foe());
        var play = scenario(state).choice("aim.weapon", "assault-rifle").choice("aim.target", "wolf");
        play.emit(new DuelBegan("aska", "vex"));

        act(play, "aska", "aim");

        assertThat(play.log()).containsExactly("Aska and Vex are in a Duel", "Aska aims at Wolf");
    }

    @Test
    @Ledger({"BCG-DUEL-3", "BCG-RANGE-2"})
    void duelists_attack_out_of_their_zone_without_moving() {
        CenturyState state = fight(
                mecha("Aska", "4,1"),
                mecha("Vex", "4,1").foe(),
                mecha("Wolf", "6,1").foe());
        var play = scenario(state);
        play.emit(new DuelBegan("aska", "vex"));

        assertThat(Drill.whom(play, "aska", "attack:cqc")).containsExactly("vex"); // Wolf would take a step
        assertThat(Drill.whom(play, "aska", "attack:vulcans")).containsExactly("vex", "wolf");
        assertThat(Movement.budget(state, state.unit("aska"), true)).isZero();
    }

    @Test
    @Ledger("BCG-EQUIP-1")
    void ordinary_tools_are_there_unless_the_gamemaster_says_otherwise() {
        Fighter mara = person("Mara", "hall").here();
        var play = scenario(scene(mara)).dice("test.roll", 6).dice("test.roll", 6, 5);
        TestCall mend = TestCall.of("mending", PilotAttribute.FITNESS).against(10);

        assertThat(PilotRoll.resolve(play, mara, mend).passed()).isTrue();
        assertThat(PilotRoll.resolve(play, mara, mend.about(Circumstance.TOOLS_MISSING))
                        .passed())
                .isFalse();
    }

    @Test
    @Ledger("BCG-EXT-2")
    void an_attempt_takes_a_minute_an_hour_a_day_or_a_week() {
        assertThat(Stream.of(ExtendedRoll.Time.values()).map(ExtendedRoll.Time::words))
                .containsExactly("no time", "up to a minute", "an hour", "a day", "a week");
        for (ExtendedRoll.Time time : ExtendedRoll.Time.values()) {
            Fighter mara = person("Mara", "hall").here();
            var play = scenario(scene(mara)).dice("test.roll", 6);
            ExtendedRoll.resolve(
                    play,
                    mara,
                    TestCall.of("building", PilotAttribute.INTELLECT).against(10),
                    time,
                    1,
                    false);
            assertThat(play.log()).endsWith("Mara spends " + time.words() + " on it");
        }
    }
}
