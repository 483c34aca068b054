package arbiter.games.gladiators.move;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.Building;
import arbiter.games.gladiators.board.GroundKind;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Up, down, below and through: falling, climbing, leaping, teleporting, digging and swimming. */
class HeightTest extends StrictScenarios<GladiatorsState> {

    private static final String WINGS =
            "{name: Wings, ability: movement, types: [solid], source: mutant, level: 2, options: [air]}";
    private static final String JUMP = WINGS.replace("Wings", "Jump").replace("[air]", "[leap]");
    private static final String BLINK = WINGS.replace("Wings", "Blink").replace("[air]", "[teleport]");
    private static final String DIG = WINGS.replace("Wings", "Dig").replace("[air]", "[underground]");
    private static final String DIVE = WINGS.replace("Wings", "Dive").replace("[air]", "[underwater]");
    private static final String SWIM = WINGS.replace("Wings", "Swim").replace("[air]", "[water]");
    private static final String CLING = WINGS.replace("Wings", "Cling").replace("[air]", "[wallcrawl]");

    private static WallMaterial material(boolean smooth, PowerType type) {
        return new WallMaterial(type, 3, 2, true, smooth, false, false, Optional.empty());
    }

    private static Walls wall(int height, boolean smooth, PowerType type) {
        return Walls.of(List.of(WallHex.standing(hex(6, 5), height, material(smooth, type), "wall")));
    }

    private static GladiatorsState pond(Gladiator... units) {
        List<GroundPatch> ground = List.of(new GroundPatch(GroundKind.WATER, "pond", List.of(hex(6, 5), hex(7, 5))));
        return new GladiatorsState(
                List.of(units),
                BattleMap.of("pond", 20, 20, ground, List.of()),
                Walls.NONE,
                Environments.NONE,
                Cast.LORE,
                TableRules.standard(1));
    }

    @Test
    @Ledger({"GG-FAL-1", "GG-AMB-52", "GG-AMB-02"})
    void a_fall_of_7_hexes_strikes_at_level_4_and_lands_prone() {
        Gladiator ana = hero("Ana", hex(5, 5));
        ana.set(ana.position().at(7));
        var play = scenario(table(ana)).dice("impact.result", 8);

        Fall.resolve(play, ana, 7);

        assertThat(play.log())
                .containsExactly(
                        "Ana falls",
                        "Ana strikes the ground: +4 7 hexes fallen needs 2, rolls 8, result 6",
                        "Ana takes 2 hits",
                        "Ana is prone");
        assertThat(ana.position()).isEqualTo(Position.on(hex(5, 5)));
    }

    @Test
    @Ledger({"GG-FAL-1", "leap", "GG-AMB-52"})
    void leap_takes_its_jump_off_the_height() {
        Gladiator ana = hero("Ana", hex(5, 5), JUMP);
        ana.set(ana.position().at(6));
        var play = scenario(table(ana));

        Fall.resolve(play, ana, 6);
        Fall.resolve(play, ana, 5);

        assertThat(play.log()).containsExactly("Ana falls");
        assertThat(scenario(table(ana))
                        .odds(falling -> {
                            Fall.resolve(falling, ana, 10);
                            return ana.injuries().body();
                        })
                        .exact()
                        .chanceOf(0))
                .isEqualTo(Fraction.of(3, 10)); // 10 - 6 hexes: Level 2 needs 4
    }

    @Test
    @Ledger({"GG-AMB-52", "air", "GG-OOA-8"})
    void fliers_fall_when_out_of_action_or_after_a_turn_without_air() {
        Gladiator ana = hero("Ana", hex(5, 5), WINGS);
        var play = scenario(table(ana)).choice("move.place", "5,5@4").dice("impact.result", 1);
        Acts.take(play, ana, "move:wings");

        Fall.check(play);
        Fall.atEndOfTurn(play, ana);
        ana.set(ana.posture().disorientated(true));
        Fall.check(play);
        assertThat(ana.position().altitude()).isEqualTo(4);
        ana.set(ana.inUse().without(active -> true)); // the next turn begins: Air has run out
        Fall.atEndOfTurn(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 4 hexes, to 30 hexes north-west of the middle of the board, 4 up, by air",
                        "Ana falls",
                        "Ana strikes the ground: +2 4 hexes fallen needs 4, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-MOV-10", "ground"})
    void climbing_takes_6_or_more_on_a_smooth_wall_8() {
        Gladiator ana = hero("Ana", hex(5, 5));
        var play = scenario(table(wall(2, true, PowerType.SOLID), Environments.NONE, ana))
                .dice("climb.roll", 7)
                .dice("climb.roll", 8)
                .choice("climb.place", "6,5@2")
                .dice("climb.roll", 9);

        Acts.take(play, ana, "climb:walk");
        Acts.take(play, ana, "climb:walk");
        Acts.take(play, ana, "climb:walk");

        assertThat(play.log())
                .containsExactly(
                        "Ana climbs: needs 8, rolls 7, finds no hold",
                        "Ana climbs: needs 8, rolls 8, gets to 30 hexes north-west of the middle of the board, 1 up",
                        "Ana climbs: needs 8, rolls 9, gets to 29 hexes north-west of the middle of the board, 2 up");
        assertThat(ana.position().medium()).isEqualTo(Medium.RAISED);
        assertThat(Acts.menu(play.state(), ana)).contains("climb:walk");
    }

    @Test
    @Ledger({"GG-MOV-10"})
    void a_physical_wall_cannot_be_climbed() {
        Gladiator ana = hero("Ana", hex(5, 5));
        GladiatorsState state = table(wall(2, false, PowerType.PHYSICAL), Environments.NONE, ana);

        assertThat(Acts.menu(state, ana)).doesNotContain("climb:walk");
    }

    @Test
    @Ledger({"wallcrawl", "GG-AMB-52"})
    void wallcrawlers_cling_at_any_height_and_fall_when_the_wall_is_gone() {
        Gladiator ana = hero("Ana", hex(4, 5), CLING);
        var play = scenario(table(wall(5, false, PowerType.SOLID), Environments.NONE, ana))
                .choice("move.place", "5,5@3")
                .dice("impact.result", 2);
        Acts.take(play, ana, "move:cling");
        Fall.check(play);
        play.state().set(play.state().walls().breached(hex(6, 5)));
        Fall.check(play);

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 4 hexes, to 30 hexes north-west of the middle of the board, 3 up, by wallcrawl",
                        "Ana falls",
                        "Ana strikes the ground: +2 3 hexes fallen needs 4, rolls 2, no effect");
    }

    @Test
    @Ledger("leap")
    void a_leap_clears_what_is_between_and_lands_on_something() {
        Gladiator ana = hero("Ana", hex(5, 5), JUMP);
        GladiatorsState low = table(wall(6, false, PowerType.SOLID), Environments.NONE, ana);
        GladiatorsState high = table(wall(7, false, PowerType.SOLID), Environments.NONE, ana);

        assertThat(leap(low, ana, "7,5")).isPresent();
        assertThat(leap(low, ana, "6,5@6").orElseThrow().length()).isEqualTo(6);
        assertThat(leap(low, ana, "7,5@2")).isEmpty();
        assertThat(leap(high, ana, "7,5")).isEmpty();
    }

    @Test
    @Ledger({"leap", "GG-HIT-17"})
    void who_leaps_past_a_flier_strikes_in_the_air_and_lands_safely() {
        Gladiator ana = hero("Ana", hex(5, 5), JUMP, FIST);
        Gladiator ben = villain("Ben", hex(8, 5), WINGS);
        ben.set(ben.position().at(4));
        var play = scenario(table(ana, ben)).choice("move.place", "7,5@4").dice("attack.hit", 7);

        assertThat(leap(play.state(), ana, "6,5@4")).isEmpty();
        Acts.take(play, ana, "move:jump");
        Acts.take(play, ana, "attack:fist:ben");
        Fall.atEndOfTurn(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 4 hexes, to a hex next to Ben, 4 up, by leap",
                        "Ana's Fist at Ben: -2 in passing needs 8, rolls 7, misses",
                        "Ana falls");
    }

    private static Optional<MovePath> leap(GladiatorsState state, Gladiator unit, String place) {
        return MoveReach.of(state, unit, MoveClass.LEAP, 6, 2).to(Spot.parse(place));
    }

    @Test
    @Ledger("ground")
    void a_walker_of_level_5_hops_onto_something_one_hex_high_and_ends_prone() {
        Gladiator ana = hero("Ana", hex(5, 5));
        GladiatorsState state = table(wall(1, false, PowerType.SOLID), Environments.NONE, ana);

        assertThat(MoveReach.of(state, ana, MoveClass.GROUND, 15, 5)
                        .to(Spot.parse("6,5@1"))
                        .orElseThrow()
                        .prone())
                .isTrue();
        assertThat(MoveReach.of(state, ana, MoveClass.GROUND, 12, 4).to(Spot.parse("6,5@1")))
                .isEmpty();
    }

    @Test
    @Ledger({"teleport", "GG-HIT-17"})
    void teleport_needs_a_place_that_is_detected_and_drops_who_appears_in_the_air() {
        Gladiator ana = hero("Ana", hex(5, 5), BLINK);
        var play = scenario(table(wall(9, false, PowerType.SOLID), Environments.NONE, ana))
                .choice("move.place", "5,7@2")
                .dice("impact.result", 1);

        assertThat(MoveReach.of(play.state(), ana, MoveClass.TELEPORT, 6, 2).to(Spot.parse("8,5")))
                .isEmpty();
        Acts.take(play, ana, "move:blink");
        Fall.atEndOfTurn(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana moves 2 hexes, to 28 hexes north-west of the middle of the board, 2 up, by teleport",
                        "Ana falls",
                        "Ana strikes the ground: +1 2 hexes fallen needs 5, rolls 1, no effect");
    }

    @Test
    @Ledger({"underground", "GG-AMB-74"})
    void under_the_ground_only_few_attacks_reach() {
        Gladiator ana = hero("Ana", hex(5, 5), DIG);
        String mind = "{name: Mind, ability: damaging-attack, types: [psychic], source: mutant, level: 3,"
                + " modifiers: [direct, ranged]}";
        Gladiator ben = villain("Ben", hex(6, 6), FIST, mind, DIG);
        var play = scenario(table(wall(3, false, PowerType.SOLID), Environments.NONE, ana, ben))
                .choice("move.place", "7,5@-1")
                .choice("move.place", "6,6@-1");

        Acts.take(play, ana, "move:dig");

        assertThat(play.log())
                .containsExactly("Ana moves 2 hexes, to a hex next to Ben, under the ground, by underground");
        assertThat(Below.reachable(
                        play.state(), ben, ana, Cast.power(ben, "fist").way()))
                .isFalse();
        assertThat(Below.reachable(
                        play.state(), ben, ana, Cast.power(ben, "mind").way()))
                .isTrue();
        Acts.take(play, ben, "move:dig");
        assertThat(Below.reachable(
                        play.state(), ben, ana, Cast.power(ben, "fist").way()))
                .isTrue();
    }

    @Test
    @Ledger({"underwater", "water"})
    void swimmers_stay_in_the_water_and_walkers_out_of_it() {
        Gladiator ana = hero("Ana", hex(5, 5), DIVE, SWIM);
        GladiatorsState state = pond(ana);

        assertThat(MoveReach.of(state, ana, MoveClass.UNDERWATER, 4, 2)
                        .to(Spot.parse("7,5@-1"))
                        .orElseThrow()
                        .end()
                        .medium())
                .isEqualTo(Medium.SUBMERGED);
        assertThat(MoveReach.of(state, ana, MoveClass.WATER, 6, 2).to(Spot.parse("7,5")))
                .isPresent();
        assertThat(MoveReach.of(state, ana, MoveClass.WATER, 6, 2).to(Spot.parse("8,5")))
                .isEmpty();
        assertThat(MoveReach.of(state, ana, MoveClass.GROUND, 3, 1).to(Spot.parse("6,5")))
                .isEmpty();
        ana.set(Position.on(hex(2, 2)));
        assertThat(Acts.menu(state, ana)).doesNotContain("move:dive", "move:swim");
    }

    @Test
    @Ledger({"air", "GG-AMB-28"})
    void nobody_flies_through_a_roof() {
        Gladiator ana = hero("Ana", hex(5, 5), WINGS);
        List<Building> hall = List.of(new Building("hall", 2, List.of(hex(5, 5), hex(6, 5))));
        GladiatorsState state = new GladiatorsState(
                List.of(ana),
                BattleMap.of("hall", 20, 20, List.of(), hall),
                Walls.NONE,
                Environments.NONE,
                Cast.LORE,
                TableRules.standard(1));
        MoveReach reach = MoveReach.of(state, ana, MoveClass.AIR, 6, 2);

        assertThat(reach.to(Spot.parse("5,5@2"))).isEmpty();
        assertThat(reach.to(Spot.parse("5,5@1"))).isPresent();
        assertThat(reach.to(Spot.parse("4,5@3"))).isPresent();
        assertThat(Surfaces.surface(state, hex(5, 5), 4)).isEqualTo(2);
    }
}
