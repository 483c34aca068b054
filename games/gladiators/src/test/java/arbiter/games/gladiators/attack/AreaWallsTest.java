package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.GroundKind;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.space.hex.Hex;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cover, walls, hidden people and linked powers where attacks come down. */
class AreaWallsTest extends StrictScenarios<GladiatorsState> {

    private static final WallMaterial BRICK =
            new WallMaterial(PowerType.SOLID, 3, 2, true, false, false, false, Optional.empty());
    private static final Walls WALL = Walls.of(List.of(WallHex.standing(hex(9, 5), 3, BRICK, "brick wall")));

    private static String storm(String name, String modifiers) {
        return "{name: " + name + ", ability: damaging-attack, types: [heat], source: mutant, level: 4, modifiers: ["
                + modifiers + "]}";
    }

    private static PlacedArea at(Gladiator user, String word, Hex hex) {
        return AreaPlacement.at(
                AreaTemplates.of(use(user, word).way()).get(0), user.position().spot(), Spot.ground(hex));
    }

    @Test
    @Ledger({"GG-AMB-113", "ignores-walls"})
    void who_stands_behind_a_wall_is_safe_and_the_wall_is_struck() {
        Gladiator ana = hero(
                "Ana",
                hex(2, 5),
                storm("Storm", "area large blast, ranged"),
                storm("Ghost", "area large blast, ranged, ignores-walls"));
        Gladiator ben = villain("Ben", hex(10, 5));
        GladiatorsState state = table(WALL, Environments.NONE, ana, ben);
        var play = scenario(state)
                .dice("area.hex", 6, 6)
                .dice("wall.result", 1)
                .dice("attack.hit", 4)
                .dice("attack.result", 1);

        AreaSequence.resolve(play, use(ana, "storm"), at(ana, "storm", hex(8, 5)), false);
        AreaSequence.resolve(play, use(ana, "ghost"), at(ana, "ghost", hex(8, 5)), false);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at 2 hexes west of Ben: needs 6, rolls 6, lands there",
                        "Ana's Storm strikes the brick wall",
                        "Storm on the brick wall next to Ben: +4 Storm against +3 brick wall needs 5, rolls 1, no effect",
                        "Ana's Ghost at 2 hexes west of Ben: needs 6, rolls 6, lands there",
                        "Ana's Ghost at Ben: +2 Area needs 4, rolls 4, hits",
                        "Ana's Ghost on Ben: +4 Ghost needs 2, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-HIT-14", "GG-AMB-36"})
    void cover_is_struck_if_it_made_the_difference() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT);
        Gladiator ben = villain("Ben", hex(8, 5));
        BattleMap map = BattleMap.of(
                "street",
                30,
                20,
                List.of(new GroundPatch(GroundKind.THREE_QUARTER_COVER, "a car", List.of(hex(8, 5)))),
                List.of());
        GladiatorsState state = new GladiatorsState(
                List.of(ana, ben), map, Walls.NONE, Environments.NONE, LORE, TableRules.standard(1));
        var play = scenario(state).dice("attack.hit", 6, 5);

        AttackSequence.resolve(play, use(ana, "bolt"), ben);
        AttackSequence.resolve(play, use(ana, "bolt"), ben);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: -2 cover needs 8, rolls 6, misses",
                        "Ana's Bolt strikes the cover of Ben",
                        "Ana's Bolt at Ben: -2 cover needs 8, rolls 5, misses");
    }

    @Test
    void linked_areas_share_the_roll_against_the_hex() {
        Gladiator ana = hero(
                "Ana",
                hex(2, 5),
                storm("Storm", "area blast, ranged"),
                storm("Hail", "area blast, ranged, linked-ability with Storm"));
        Gladiator ben = villain("Ben", hex(8, 5));
        GladiatorsState state = table(ana, ben);
        var play = scenario(state)
                .choice("attack.how", "linked:hail")
                .choice("area.place", "blast 7,5")
                .dice("area.hex", 6)
                .dice("attack.hit", 4)
                .dice("attack.result", 1)
                .dice("attack.hit", 4)
                .dice("attack.result", 1);

        new AreaAct(
                        power(ana, "storm"),
                        power(ana, "storm").way(),
                        AreaTemplates.of(power(ana, "storm").way()).get(0),
                        List.of("ben"))
                .resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Storm at a hex next to Ben: needs 6, rolls 6, lands there",
                        "Ana's Storm at Ben: +2 Area needs 4, rolls 4, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 1, no effect",
                        "Ana's Hail at Ben: +2 Area needs 4, rolls 4, hits",
                        "Ana's Hail on Ben: +4 Hail needs 2, rolls 1, no effect");
    }

    @Test
    void who_is_human_is_for_the_gamemaster_to_say() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT.replace("ranged]", "ranged, lethal not-human]"));
        Gladiator ben = villain("Ben", hex(8, 5));
        var play = scenario(table(ana, ben))
                .choice("attack.lethal", "no")
                .choice("attack.lethal", "yes")
                .dice("attack.hit", 5);
        AttackAct act = new AttackAct(power(ana, "bolt"), power(ana, "bolt").way(), ben);

        act.resolve(play, ana);
        act.resolve(play, ana);

        assertThat(play.log())
                .containsExactly("Ana's Bolt cannot be used on Ben", "Ana's Bolt at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger({"GG-FOL-1", "GG-FOL-3"})
    void an_area_follows_up_where_it_catches_the_target() {
        Gladiator ana = hero("Ana", hex(2, 5), BOLT, storm("Storm", "area blast, ranged"));
        Gladiator ben = villain("Ben", hex(8, 5));
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .choice("attack.follow-up", "storm:ben:blast")
                .choice("area.place", "blast 8,5")
                .dice("area.hex", 6)
                .dice("attack.hit", 4)
                .dice("attack.result", 2);

        new AttackAct(power(ana, "bolt"), power(ana, "bolt").way(), ben).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ana makes a follow-up: Storm at Ben",
                        "Ana's Storm at Ben's hex: needs 6, rolls 6, lands there",
                        "Ana's Storm at Ben: +2 Area needs 4, rolls 4, hits",
                        "Ana's Storm on Ben: +4 Storm needs 2, rolls 2, result 0",
                        "Ben takes 1 hit");
    }
}
