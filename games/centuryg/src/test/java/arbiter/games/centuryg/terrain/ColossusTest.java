package arbiter.games.centuryg.terrain;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.ground;
import static arbiter.games.centuryg.Drill.zone;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.match.FootTurn;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Formation;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nine Zones count as one Unit, by whichever is nearest. */
class ColossusTest extends CombatScenario {

    private static Hangar maw() {
        return mecha("Maw", "5,4").foe().boss().level(0).threshold(9).speed(0).fitted("colossus:9x1");
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123", "BCG-AMB-61"})
    void a_burst_needs_a_free_line_to_the_nearest_zone_only() {
        CenturyState state =
                at(fight(mecha("Aska", "1,3").level(0).speed(0).armed("whirlwind-attack"), maw()), 1, "aska");
        var play = scenario(state).choice("attack.target", "maw").dice("attack.might", 4, 4);
        ground(play, Terrain.IMPASSABLE, "2,3", "3,3");

        act(play, "aska", "attack:whirlwind-attack");

        assertThat(tests(play)).containsExactly("10 against 10");
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123", "airstrike"})
    void an_airstrike_hits_whatever_part_is_in_its_area_once() {
        CenturyState state =
                at(fight(mecha("Aska", "11,0").level(0).systems(9).speed(0).fitted("airstrike"), maw()), 1, "aska");
        var play = scenario(state).choice("support.zone", "11,4");

        act(play, "aska", "support:airstrike");

        assertThat(damage(play)).containsExactly("maw 4");
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123", "BCG-AMB-52"})
    void people_strike_the_part_that_stands_over_them() {
        Fighter mara = person("Mara", "1,4").here(Hangar.FIELD);
        CenturyState state = new CenturyState(List.of(mara, maw().unit()), Hangar.FIELD, TableRules.STANDARD);

        assertThat(FootTurn.deeds(state, mara)).extracting(CenturyAct::id).contains("attack:combat");
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123", "overfreeze", "BCG-ABIL-7"})
    void its_lines_begin_at_the_zone_nearest_to_the_target() {
        CenturyState state = at(
                fight(
                        mecha("Maw", "5,4")
                                .foe()
                                .boss("overfreeze")
                                .level(0)
                                .threshold(9)
                                .speed(0)
                                .fitted("colossus:3x3"),
                        mecha("Aska", "7,4").level(0).threshold(9),
                        mecha("Bran", "11,4").level(0).threshold(9)),
                1,
                "maw");
        var play = scenario(state).choice("attack.target", "aska").dice("attack.might", 1);

        act(play, "maw", "attack:overfreeze");

        assertThat(tests(play)).containsExactly("7 against 10", "7 against 10"); // five Zones from 6,4 on
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123", "BCG-OP-4"})
    void it_begins_where_all_of_it_has_room() {
        CenturyState state = new CenturyState(
                List.of(mecha("Aska", "0,0").unit(), maw().unplaced()), Hangar.FIELD, TableRules.STANDARD);
        var play = scenario(state).choice("formation.place", "7,3");

        Formation.resolve(play);

        assertThat(state.unit("maw").zone()).isEqualTo(zone("7,3")); // from 3,3 to 11,3
    }

    /** Maw fills 1,4 to 9,4; Aska is next to its end, and nearer to its middle on both rows. */
    @Test
    @Ledger({"colossus", "BCG-AMB-123", "BCG-OFF-2"})
    void never_farther_means_from_its_nearest_zone() {
        CenturyState state = at(fight(mecha("Aska", "1,3").level(0).speed(1), maw()), 1, "aska");
        Fighter aska = state.unit("aska");

        var near = Movement.approach(state, aska, 1, state.unit("maw"));

        assertThat(near.contains(zone("0,3"))).isTrue(); // along it, though away from its middle
        assertThat(near.contains(zone("2,3"))).isTrue();
        assertThat(near.contains(zone("2,2"))).isFalse(); // nearer to its middle, and farther from it
    }

    @Test
    @Ledger({"colossus", "BCG-AMB-123", "BCG-OFF-2"})
    void an_attack_leads_along_it_and_not_away_from_it() {
        CenturyState state = at(fight(mecha("Aska", "1,3").level(0).speed(1), maw()), 1, "aska");
        var play = scenario(state).choice("attack.approach", "0,3").dice("attack.might", 4, 4, 4);

        act(play, "aska", "attack:vulcans");

        assertThat(state.unit("aska").zone()).isEqualTo(zone("0,3"));
    }

    @Test
    @Ledger({"this-is-my-battlefield", "fortress", "BCG-AMB-78", "BCG-AMB-123"})
    void new_walls_push_what_has_no_room_and_never_a_fortress() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,0").level(1).knows("this-is-my-battlefield:impassable"),
                        maw(),
                        mecha("Keep", "10,3").foe().level(0).fitted("fortress")),
                1,
                "aska");
        var play = scenario(state).choice("power.zone", "10,3").choice("power.slide", "5,5");

        setup(play, state.unit("aska"), "this-is-my-battlefield");

        assertThat(state.unit("keep").zone()).isEqualTo(zone("10,3"));
        assertThat(state.unit("maw").zone()).isEqualTo(zone("5,5"));
    }
}
