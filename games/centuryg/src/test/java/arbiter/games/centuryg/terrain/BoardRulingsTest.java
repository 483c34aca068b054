package arbiter.games.centuryg.terrain;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.ground;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Targets;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings about Duels, cover and areas, clause by clause. */
class BoardRulingsTest extends CombatScenario {

    /** Two hold each other, and somebody of a third side looks on. */
    private static CenturyState threeSides() {
        Fighter shot = mecha("Shot", "0,1")
                .level(0)
                .speed(0)
                .armed("beam-rifle", "rail-bazooka")
                .unit();
        Fighter third = new Fighter("shot", "Shot", "others", shot.machine(), shot.zone());
        CenturyState state = at(
                new CenturyState(
                        List.of(
                                third,
                                mecha("Aska", "4,1")
                                        .level(0)
                                        .guard(5)
                                        .threshold(9)
                                        .unit(),
                                mecha("Vex", "4,1")
                                        .foe()
                                        .level(0)
                                        .guard(5)
                                        .threshold(9)
                                        .unit()),
                        Hangar.FIELD,
                        TableRules.STANDARD),
                2,
                "shot");
        new DuelBegan("aska", "vex").apply(state);
        return state;
    }

    @Test
    @Ledger("BCG-AMB-54")
    void an_outsider_without_a_friend_names_whom_an_even_total_hits() {
        CenturyState even = threeSides();
        var first = scenario(even).choice("attack.target", "vex").dice("attack.might", 7);
        act(first, "shot", "attack:beam-rifle");
        assertThat(damage(first)).containsExactly("vex 4"); // 14 is even

        CenturyState odd = threeSides();
        var second = scenario(odd).choice("attack.target", "vex").dice("attack.might", 8);
        act(second, "shot", "attack:beam-rifle");
        assertThat(damage(second)).containsExactly("aska 5"); // 15 is odd
    }

    @Test
    @Ledger({"BCG-AMB-54", "BCG-WPN-3"})
    void areas_strike_both_duelists_whatever_the_parity() {
        var play = scenario(threeSides()).choice("attack.target", "vex").dice("attack.might", 8);

        act(play, "shot", "attack:rail-bazooka");

        assertThat(damage(play)).containsExactlyInAnyOrder("aska 5", "vex 5");
        assertThat(play.log()).contains("Shot hits Aska, Vex");
    }

    @Test
    @Ledger("BCG-AMB-61")
    void a_blast_needs_a_clear_line_to_where_it_is_aimed_and_then_goes_around_walls() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,1").level(0).speed(0).systems(0).armed("rail-bazooka"),
                        mecha("Vex", "3,1").foe().level(0).threshold(9),
                        mecha("Wolf", "5,1").foe().level(0).threshold(9)),
                2,
                "aska");
        var play = scenario(state).choice("attack.target", "vex").dice("attack.might", 8);
        ground(play, Terrain.IMPASSABLE, "4,1");

        act(play, "aska", "attack:rail-bazooka");

        assertThat(damage(play)).containsExactlyInAnyOrder("vex 5", "wolf 5");
        Targets finder = new Targets(state, state.unit("aska"));
        WeaponInUse bazooka = wield(state.unit("aska"), "rail-bazooka");
        assertThat(finder.canName(bazooka, Drill.zone("5,1"))).isFalse();
        assertThat(finder.canName(bazooka, Drill.zone("2,1"))).isTrue();
    }

    @Test
    @Ledger({"BCG-AMB-61", "BCG-COV-3"})
    void a_burst_passes_units_but_no_walls() {
        CenturyState state = at(
                fight(
                        mecha("Titan", "0,4")
                                .foe()
                                .boss("tentacle-lash")
                                .speed(0)
                                .threshold(9),
                        mecha("Aska", "2,4").level(0).threshold(9),
                        mecha("Bran", "4,4").level(0).threshold(9),
                        mecha("Cole", "0,1").level(0).threshold(9)),
                2,
                "titan");
        var play = scenario(state).choice("attack.target", "aska").dice("attack.might", 8);
        ground(play, Terrain.IMPASSABLE, "0,2");

        act(play, "titan", "attack:tentacle-lash");

        assertThat(damage(play))
                .containsExactlyInAnyOrder("aska 5", "bran 5"); // Bran stands behind Aska, Cole behind a wall
    }

    @Test
    @Ledger({"BCG-AMB-61", "BCG-COV-3"})
    void a_line_ends_at_impassable_ground() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,1").level(0).speed(0).armed("riot-weapon"),
                        mecha("Vex", "2,1").foe().level(0).threshold(9),
                        mecha("Wolf", "4,1").foe().level(0).threshold(9)),
                2,
                "aska");
        var play = scenario(state).choice("attack.target", "vex").dice("attack.might", 8);
        ground(play, Terrain.IMPASSABLE, "3,1");

        act(play, "aska", "attack:riot-weapon");

        assertThat(damage(play)).containsExactly("vex 5");
        assertThat(menu(play, "aska")).contains("attack:riot-weapon");
    }
}
