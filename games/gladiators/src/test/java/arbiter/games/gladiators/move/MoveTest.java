package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.result.HindrancePoints;
import arbiter.games.gladiators.turn.ActMenu;
import arbiter.games.gladiators.turn.TurnEvents.ActionTaken;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Refused;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Moving: how far, by which class, what stops it, what it costs afterwards. */
class MoveTest extends StrictScenarios<GladiatorsState> {

    private static final String WINGS =
            "{name: Wings, ability: movement, types: [solid], source: mutant, level: 2, options: [air]}";
    private static final String RUN =
            "{name: Run, ability: movement, types: [solid], source: mutant, level: 3, options: [ground]}";

    private static WallHex wall(int q, int r, int height) {
        return WallHex.standing(hex(q, r), height, brick(), "brick");
    }

    private static WallMaterial brick() {
        return WallMaterial.of(Cast.LORE.walls().get(4), false);
    }

    @Test
    @Ledger({"GG-MOV-1", "GG-MOV-2", "GG-MOV-4", "ground", "GG-TRN-3", "movement", "walk"})
    void a_walk_of_level_1_goes_3_hexes_and_then_dodges_areas() {
        Gladiator ana = hero("Ana", hex(5, 5));
        var play = scenario(table(ana, villain("Ben", hex(12, 5)))).choice("move.place", "8,5");

        Acts.take(play, ana, "move:walk");

        assertThat(play.log()).containsExactly("Ana moves 3 hexes, to 4 hexes west of Ben, by ground");
        assertThat(Running.on(play.state(), ana, MovementAbility.class)).hasSize(1);
        assertThat(ana.movement().last()).contains("ground");
    }

    @Test
    @Ledger({"GG-MOV-1", "GG-MOV-3"})
    void a_hex_too_far_away_is_refused_with_the_rule() {
        Gladiator ana = hero("Ana", hex(5, 5));
        GladiatorsState state = table(ana);

        assertThatThrownBy(() -> PlaceChoice.read(ana, MoveReach.of(state, ana, MoveClass.GROUND, 3, 1), "9,5"))
                .isInstanceOf(Refused.class)
                .hasMessage(
                        "Ana cannot get there, 4 hexes east, by ground with a move of 3 hexes: it is too far, or something is in"
                                + " the way (GG-MOV-1)");
    }

    @Test
    @Ledger({"GG-MOV-1", "GG-WAL-2", "GG-AMB-28"})
    void walkers_go_around_walls_and_through_hexes_that_others_are_in() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(4, 5));
        GladiatorsState state =
                table(Walls.of(List.of(wall(6, 5, 2), wall(6, 4, 2), wall(5, 6, 2))), Environments.NONE, ana, ben);
        MoveReach reach = MoveReach.of(state, ana, MoveClass.GROUND, 5, 5);

        assertThat(reach.to(Spot.ground(hex(7, 5)))).isPresent(); // jumped at Level 5
        assertThat(MoveReach.of(state, ana, MoveClass.GROUND, 3, 1).to(Spot.ground(hex(7, 5))))
                .isEmpty();
        assertThat(reach.to(Spot.ground(hex(6, 5)))).isEmpty();
        assertThat(reach.to(Spot.ground(hex(3, 5))).orElseThrow().hexes())
                .containsExactly(hex(5, 5), hex(4, 5), hex(3, 5));
    }

    @Test
    @Ledger({"air", "GG-AMB-28", "GG-AMB-18"})
    void a_flier_rises_as_it_goes_over_a_wall() {
        Gladiator ana = hero("Ana", hex(5, 5), WINGS);
        var play = scenario(table(Walls.of(List.of(wall(7, 5, 3))), Environments.NONE, ana))
                .choice("move.place", "9,5@4");

        Acts.take(play, ana, "move:wings");

        assertThat(play.log())
                .containsExactly("Ana moves 4 hexes, to 26 hexes north-west of the middle of the board, 4 up, by air");
        assertThat(ana.position().isAirborne()).isTrue();
    }

    @Test
    @Ledger({"air", "leap", "underwater", "water", "GG-RES-6", "GG-HIT-6"})
    void the_prone_crawl_the_disorientated_do_not_fly_and_the_hindered_stay() {
        Gladiator ana = hero("Ana", hex(5, 5), WINGS, RUN.replace("Run", "Jump").replace("[ground]", "[leap]"));
        GladiatorsState state = table(ana);

        ana.set(ana.posture().disorientated(true));
        assertThat(Acts.menu(state, ana)).contains("move:walk", "move:jump").doesNotContain("move:wings");
        ana.set(ana.posture().disorientated(false).prone(true));
        assertThat(Acts.menu(state, ana)).contains("move:walk", "move:wings").doesNotContain("move:jump");
        ana.set(new HindrancePoints(1, Optional.empty(), Optional.empty()));
        assertThat(Acts.menu(state, ana)).noneMatch(id -> id.startsWith("move:"));
    }

    @Test
    @Ledger({"ground", "GG-OOA-8", "GG-AMB-60"})
    void a_prone_walker_crawls_one_hex_for_each_level_at_most_three() {
        Gladiator ana = hero("Ana", hex(5, 5), RUN.replace("level: 3", "level: 5"));
        GladiatorsState state = table(ana);
        MoveWay run = MoveWay.of(ana).get(1);

        assertThat(run.hexes(state, ana)).isEqualTo(15);
        ana.set(ana.posture().prone(true));
        assertThat(run.hexes(state, ana)).isEqualTo(3);
        assertThat(MoveWay.of(ana).get(0).hexes(state, ana)).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-MOV-7", "GG-AMB-32"})
    void one_hex_away_from_an_opponent_is_a_step_back() {
        Gladiator ana = hero("Ana", hex(5, 5));
        var play = scenario(table(ana, villain("Ben", hex(6, 5)))).choice("move.place", "4,5");

        Acts.take(play, ana, "move:walk");

        assertThat(play.log()).containsExactly("Ana steps back to 2 hexes west of Ben, by ground");
        assertThat(ana.movement().steppedBack()).isTrue();
    }

    @Test
    @Ledger({"GG-MOV-5", "GG-AMB-18"})
    void without_stand_off_a_flier_fires_nothing_far() {
        Gladiator ana = hero("Ana", hex(5, 5), WINGS, BOLT);
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(table(ana, ben)).choice("move.place", "5,5@3").choice("move.place", "5,5@3");

        assertThat(Acts.menu(play.state(), ana)).contains("attack:bolt:ben");
        Acts.take(play, ana, "move:wings");
        assertThat(StandOff.forbids(play.state(), ana, Cast.power(ana, "bolt").way()))
                .isTrue();
        assertThat(Acts.menu(play.state(), ana)).doesNotContain("attack:bolt:ben");

        Gladiator eve = hero("Eve", hex(5, 5), WINGS.replace("[air]", "[air, stand-off air]"), BOLT);
        var other = scenario(table(eve, villain("Ben", hex(9, 5)))).choice("move.place", "5,5@3");
        Acts.take(other, eve, "move:wings");
        assertThat(Acts.menu(other.state(), eve)).contains("attack:bolt:ben");
        ana.set(MovementRecord.NONE);
        Acts.take(play, ana, "move:wings");
    }

    @Test
    @Ledger({"GG-MOV-9", "GG-DOD-4", "GG-AMB-37"})
    void after_a_dodge_only_a_shorter_move_or_standing_up_is_allowed() {
        Gladiator ana = hero("Ana", hex(5, 5), RUN, BOLT);
        GladiatorsState state = table(ana, villain("Ben", hex(9, 5)));
        ana.set(ana.movement().dodging(1));
        ana.set(ana.posture().prone(true));

        assertThat(Acts.menu(state, ana)).containsExactly("move:walk", "move:run", "stand-up");
        ana.set(ana.posture().prone(false));
        assertThat(new MoveAct(MoveWay.of(ana).get(1), 8).text()).isEqualTo("Move by Run, up to 8 hexes");
        assertThat(ActMenu.actions(state, ana))
                .contains(new MoveAct(MoveWay.of(ana).get(1), 8));
    }

    @Test
    @Ledger({"GG-AMB-37"})
    void who_can_do_neither_spends_the_action_and_owes_nothing_more() {
        Gladiator ana = hero("Ana", hex(5, 5), RUN);
        ana.set(ana.movement().dodging(2));
        ana.set(new HindrancePoints(2, Optional.empty(), Optional.empty()));
        var play = scenario(table(ana));

        Acts.take(play, ana, "stand-still");
        play.emit(new ActionTaken("ana", "Make up for the dodge", 1, false));

        assertThat(play.log()).first().isEqualTo("Ana has no hexes left after dodging");
        assertThat(ana.movement().owes()).isFalse();
    }

    @Test
    @Ledger({"cold", "fog-smoke", "heat", "night", "wind", "GG-AMB-65", "GG-AMB-112"})
    void weather_slows_but_leaves_one_hex() {
        Gladiator ana = hero("Ana", hex(5, 5), RUN, WINGS);
        GladiatorsState cold = weather(ana, Climate.COLD, 1);
        GladiatorsState fog = weather(ana, Climate.FOG_SMOKE, 4);
        GladiatorsState wind = weather(ana, Climate.WIND, 3);

        assertThat(hexes(cold, ana)).containsExactly(1, 6, 3);
        assertThat(hexes(fog, ana)).containsExactly(1, 6, 3);
        assertThat(hexes(weather(ana, Climate.FOG_SMOKE, 3), ana)).containsExactly(3, 9, 6);
        assertThat(hexes(weather(ana, Climate.NIGHT, 4), ana)).containsExactly(1, 6, 3);
        assertThat(hexes(wind, ana)).containsExactly(3, 9, 1);
    }

    private static GladiatorsState weather(Gladiator unit, Climate kind, int level) {
        return table(
                Walls.NONE,
                Environments.natural(List.of(new NaturalEnvironment(kind, level, List.of(), Optional.empty()))),
                unit);
    }

    private static List<Integer> hexes(GladiatorsState state, Gladiator unit) {
        return MoveWay.of(unit).stream().map(way -> way.hexes(state, unit)).toList();
    }
}
