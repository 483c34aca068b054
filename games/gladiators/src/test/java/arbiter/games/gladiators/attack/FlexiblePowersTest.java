package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Powers that are chosen anew with every use, and powers used together. */
class FlexiblePowersTest extends StrictScenarios<GladiatorsState> {

    private static String ray(String modifiers) {
        return "{name: Ray, ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: [" + modifiers
                + "]}";
    }

    private static List<String> menu(GladiatorsState state, Gladiator unit) {
        return Acts.menu(state, unit).stream().filter(id -> id.contains(":ray")).toList();
    }

    @Test
    @Ledger("flexible-range")
    void a_flexible_range_reaches_as_far_as_the_range_in_use() {
        Gladiator ana = hero("Ana", hex(5, 5), ray("direct, touch, distant, flexible-range"));
        Gladiator near = villain("Near", hex(5, 5));
        Gladiator far = villain("Far", hex(40, 5));

        assertThat(menu(table(ana, near, far), ana)).containsExactly("attack:ray/1:near", "attack:ray/2:far");
    }

    @Test
    @Ledger({"flexible-targeting", "direct", "seeking", "GG-DET-7", "detection"})
    void what_seeks_goes_round_a_wall_if_its_user_detects_who_is_behind() {
        String ray = ray("direct, seeking, ranged, flexible-targeting");
        String gaze =
                "{name: Gaze, ability: detection, options: [enhanced-vision], source: mutant, level: 1, modifiers: [always-on, ignores-walls]}";
        Gladiator ana = hero("Ana", hex(5, 5), ray);
        Gladiator eve = hero("Eve", hex(5, 5), ray, gaze);
        Gladiator ben = villain("Ben", hex(9, 5));
        WallMaterial brick = WallMaterial.of(LORE.wall("exterior-brick"), false);
        Walls wall = Walls.of(List.of(WallHex.standing(hex(7, 5), 3, brick, "wall")));

        assertThat(menu(table(ana, ben), ana)).containsExactly("attack:ray/1:ben", "attack:ray/2:ben");
        assertThat(menu(table(wall, Environments.NONE, ana, ben), ana)).containsExactly("wall:ray/1");
        assertThat(menu(table(wall, Environments.NONE, eve, ben), eve))
                .containsExactly("attack:ray/2:ben", "wall:ray/1");
    }

    @Test
    @Ledger("flexible-type")
    void a_flexible_type_goes_where_the_defence_is_not() {
        Gladiator ana =
                hero("Ana", hex(5, 5), ray("direct, ranged, flexible-type").replace("[heat]", "[heat, solid]"));
        Gladiator ben = villain(
                "Ben",
                hex(9, 5),
                "{name: Coat, ability: damage-defence, against: {types: [energy]}, source: mutant, level: 3, modifiers: [always-on]}");
        var play = scenario(table(ana, ben)).dice("attack.hit", 6, 6).dice("attack.result", 1, 1);

        Acts.take(play, ana, "attack:ray/1:ben");
        Acts.take(play, ana, "attack:ray/2:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ray at Ben: needs 6, rolls 6, hits",
                        "Ana's Ray on Ben: +4 Ray against +3 Coat needs 5, rolls 1, no effect",
                        "Ana's Ray at Ben: needs 6, rolls 6, hits",
                        "Ana's Ray on Ben: +4 Ray needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger("flexible-ability")
    void a_flexible_ability_is_one_or_the_other() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Ray, ability: damaging-attack, types: [heat], source: mutant, level: 2, modifiers: [direct, ranged, flexible-ability], alternatives: [{ability: hindering-attack, types: [cold]}]}");
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6, 6)
                .dice("attack.result", 3, 4)
                .choice("attack.follow-up", "stop");

        Acts.take(play, ana, "attack:ray/1:ben");
        Acts.take(play, ana, "attack:ray/2:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ray at Ben: needs 6, rolls 6, hits",
                        "Ana's Ray on Ben: +2 Ray needs 4, rolls 3, no effect",
                        "Ana's Ray at Ben: needs 6, rolls 6, hits",
                        "Ana's Ray on Ben: +2 Ray needs 4, rolls 4, result 0",
                        "Ben is hindered by 1 point");
    }

    @Test
    @Ledger({"flexible-cost", "GG-CST-10"})
    void a_flexible_cost_lowers_the_level_of_the_dearer_range() { // worked number 10
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                "{name: Ray, ability: hindering-attack, types: [cold], source: mutant, level: 7, modifiers: [direct, touch, long-range, distant, flexible-range, flexible-cost]}");
        GladiatorsState state = table(ana, villain("Ben", hex(6, 5)));
        var ray = power(ana, "ray");

        assertThat(ray.ways().stream()
                        .map(way -> LevelInUse.of(state, ana, ray, way).total()))
                .containsExactly(7, 6, 6);
    }

    @Test
    @Ledger("linked-ability")
    void linked_powers_act_together_in_one_action_or_apart() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                ray("direct, ranged"),
                "{name: Chill, ability: hindering-attack, types: [cold], source: mutant, level: 2, modifiers: [direct, ranged, linked-ability with Ray]}");
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(table(ana, ben))
                .choice("attack.how", "linked:chill")
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .choice("attack.how")
                .dice("attack.hit", 5);

        Acts.take(play, ana, "attack:ray:ben");
        Acts.take(play, ana, "attack:ray:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ray at Ben: needs 6, rolls 6, hits",
                        "Ana's Ray on Ben: +4 Ray needs 2, rolls 1, no effect",
                        "Ana's Chill at Ben: needs 6, rolls 6, hits",
                        "Ana's Chill on Ben: +2 Chill needs 4, rolls 3, no effect",
                        "Ana's Ray at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger({"direct", "area"})
    void direct_takes_one_in_sight_and_an_area_all_who_are_in_it() {
        Gladiator ana = hero(
                "Ana",
                hex(5, 5),
                ray("direct, ranged"),
                BOLT.replace("Bolt", "Storm").replace("direct", "area blast"));
        Gladiator ben = villain("Ben", hex(9, 5));
        Gladiator cora = villain("Cora", hex(9, 6), FIST);
        var play = scenario(table(ana, ben, cora))
                .dice("attack.hit", 6)
                .dice("attack.result", 1)
                .choice("area.place", "blast 9,5")
                .dice("area.hex", 6)
                .choice("area.order", "cora", "ben")
                .dice("attack.hit", 4)
                .dice("attack.result", 1)
                .dice("attack.hit", 4)
                .dice("attack.result", 1);

        Acts.take(play, ana, "attack:ray:ben");
        Acts.take(play, ana, "area:storm:blast");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Ray at Ben: needs 6, rolls 6, hits",
                        "Ana's Ray on Ben: +4 Ray needs 2, rolls 1, no effect",
                        "Ana's Storm at Ben's hex: needs 6, rolls 6, lands there",
                        "Ana's Storm at Cora: +2 Area needs 4, rolls 4, hits",
                        "Ana's Storm on Cora: +4 Storm needs 2, rolls 1, no effect",
                        "Ana's Storm at Ben: +2 Area needs 4, rolls 4, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 1, no effect");
    }
}
