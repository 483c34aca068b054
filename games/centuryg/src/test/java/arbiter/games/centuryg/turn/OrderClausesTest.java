package arbiter.games.centuryg.turn;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.turn;
import static arbiter.games.centuryg.Drill.turnOver;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.attack.ResponseWindow;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.TurnPlace.InitiativeRolled;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.games.centuryg.utility.Dock.Docked;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Places, order and durations of an Operation, clause by clause. */
class OrderClausesTest extends CombatScenario {

    @Test
    @Ledger("BCG-OP-4")
    void without_a_base_a_side_begins_at_its_edge_and_with_one_around_it_by_speed() {
        CenturyState alone = unplaced(
                mecha("Aska", "0,0").unplaced(), mecha("Vex", "0,0").foe().unplaced());
        var play = scenario(alone).choice("formation.place", "0,4").choice("formation.place", "11,4");
        Overheard heard = Overheard.at(play);
        Formation.resolve(heard);
        Formation.resolve(heard);

        assertThat(heard.asked("formation.place"))
                .containsExactly(
                        "aska: 0,0 0,1 0,2 0,3 0,4 0,5 0,6 0,7", "vex: 11,0 11,1 11,2 11,3 11,4 11,5 11,6 11,7");

        CenturyState based = unplaced(
                mecha("Ark", "0,3").fitted("base-unit").unit(),
                mecha("Aska", "0,0").speed(1).unplaced());
        var near = scenario(based).choice("formation.place", "1,4");
        Overheard around = Overheard.at(near);
        Formation.resolve(around);

        assertThat(around.asked("formation.place")).containsExactly("aska: ark 0,2 1,2 0,3 1,3 0,4 1,4");
    }

    private static CenturyState unplaced(Fighter... fighters) {
        return new CenturyState(List.of(fighters), Hangar.FIELD, TableRules.STANDARD);
    }

    @Test
    @Ledger({"BCG-OP-13", "BCG-AMB-30"})
    void three_rounds_end_with_the_third_next_turn() {
        CenturyState state = fight(mecha("Aska", "0,0"), mecha("Vex", "9,0").foe());
        Fighter aska = state.unit("aska");
        var play = scenario(state);
        turn(play, "aska");
        play.emit(new Marked(new Mark(Mark.Kind.DEFENSE, "aska", "aska", "", 3, state.rounds(aska, 3)), "is guarded"));

        turn(play, "vex");
        turn(play, "aska");
        turn(play, "aska");
        assertThat(state.has(Mark.Kind.DEFENSE, aska)).isTrue();
        turn(play, "aska");
        assertThat(state.has(Mark.Kind.DEFENSE, aska)).isFalse();
    }

    /** Tension 1, Systems and Speed 4: a 7 is just enough. */
    @Test
    @Ledger({"BCG-TERR-4", "BCG-OP-9", "BCG-TRB-2", "BCG-AMB-72"})
    void extreme_ground_is_braved_at_the_start_and_at_the_end_of_a_turn() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,0").fitted("regenerative"),
                        mecha("Vex", "9,0").foe()),
                1,
                "aska");
        var play = scenario(state)
                .choice("beginning.item", "extreme-ground:1")
                .dice("ground.test", 7)
                .choice("beginning.item", "on")
                .dice("ground.test", 6);
        Drill.ground(play, Terrain.EXTREME, "0,0");
        Bout.hurt(play, "aska", 2);
        Overheard heard = Overheard.at(play);

        BeginningPhase.resolve(heard);
        BeginningPhase.resolve(heard);
        EndPhase.resolve(heard);

        assertThat(heard.asked("beginning.item"))
                .containsExactly("aska: extreme-ground:1 regenerative", "aska: on regenerative"); // a duty first
        assertThat(damage(play)).containsExactly("aska 2", "aska 1");
    }

    @Test
    @Ledger({"BCG-DOCK-3", "BCG-AMB-30", "come-at-me-bro"})
    void who_leans_out_in_the_turn_of_another_meets_the_ground_at_its_next_start_only() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "3,3").level(0).speed(0).threshold(9),
                        mecha("Ark", "5,3").foe().level(0).fitted("base-unit"),
                        mecha("Fang", "4,3").foe().level(0).guard(9),
                        mecha("Wolf", "5,3").foe().level(0)),
                1,
                "aska");
        Fighter wolf = state.unit("wolf");
        var play = scenario(state)
                .dice("attack.might", 1, 1)
                .choice("attack.free", "attack:vulcans")
                .dice("attack.might", 1, 1);
        play.emit(new Docked("wolf", "ark"));
        play.emit(new Marked(
                new Mark(Mark.Kind.COME_AT_ME, "wolf", "wolf", "", 1, Clock.rounds("wolf", 3)), "dares the Enemy"));

        attack(play, state.unit("aska"), state.unit("fang"), "vulcans");
        assertThat(AttackArea.reaches(state, wolf)).isTrue();
        turnOver(play, "aska");
        turn(play, "wolf");
        assertThat(state.has(Mark.Kind.LEANED_OUT, wolf)).isTrue();
        turnOver(play, "wolf");

        assertThat(state.has(Mark.Kind.LEANED_OUT, wolf)).isFalse();
        turn(play, "aska");
        assertThat(AttackArea.reaches(state, wolf)).isFalse(); // exposed for a Round
    }

    @Test
    @Ledger({"BCG-AMB-83", "BCG-AMB-26", "BCG-GP-2"})
    void those_with_equal_initiative_answer_in_the_order_of_their_turns() {
        CenturyState state = fight(
                mecha("Vex", "3,0").foe(),
                mecha("Wolf", "3,1").foe().speed(1),
                mecha("Fox", "3,2").foe().speed(6),
                mecha("Aska", "0,0"),
                mecha("Bran", "0,1"));
        new InitiativeRolled("wolf", 8, 1).apply(state);
        new InitiativeRolled("fox", 3, 6).apply(state);
        new InitiativeRolled("bran", 5, 4).apply(state);

        assertThat(ResponseWindow.order(state, state.unit("aska"), state.unit("vex")))
                .extracting(Fighter::id)
                .containsExactly("bran", "aska", "fox", "wolf", "vex");
    }

    @Test
    @Ledger({"BCG-UTIL-3", "BCG-UTIL-1"})
    void a_maneuver_reaches_one_zone_after_a_move_in_any_direction() {
        CenturyState state = fight(
                mecha("Aska", "3,1").speed(1).systems(6),
                mecha("Bran", "1,1"),
                mecha("Vex", "4,1").foe());
        var play = scenario(state)
                .choice("maneuver.place", "3,1")
                .choice("maneuver.place", "2,1")
                .choice("maneuver.whom", "bran");

        act(play, "aska", "maneuver"); // Bran is two Zones off: nobody is asked whom it is for
        assertThat(state.best(Mark.Kind.MANEUVER, state.unit("aska"))).isEqualTo(6);
        act(play, "aska", "maneuver"); // away from the Enemy, to Bran

        assertThat(state.best(Mark.Kind.MANEUVER, state.unit("bran"))).isEqualTo(6);
    }
}
