package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.board.TestWalls.brick;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AreaReachTest {

    private static final BattleMap MAP = BattleMap.open(30, 20);
    private static final Spot USER = Spot.ground(new Hex(2, 4));

    @Test
    void who_stands_behind_a_wall_is_safe_and_the_wall_is_struck() {
        Walls walls = Walls.of(List.of(brick(10, 4, 1)));
        PlacedArea blast = AreaText.read("blast 9,4", AreaTemplate.of(AreaShape.BLAST, AreaSize.VERY_LARGE), USER);
        AreaReach reach = new AreaReach(MAP, walls);
        assertThat(reach.reached(blast)).contains(new Hex(10, 4)).doesNotContain(new Hex(11, 4), new Hex(12, 4));
        assertThat(reach.walls(blast)).extracting(WallHex::hex).containsExactly(new Hex(10, 4));
        assertThat(reach.ignoringWalls(blast)).contains(new Hex(11, 4)).hasSize(37);
        assertThat(reach.reaches(blast, Spot.ground(new Hex(11, 4)))).isFalse();
        assertThat(reach.reaches(blast, new Spot(new Hex(11, 4), 3))).isTrue(); // the line to who flies is above it
    }

    @Test
    void the_line_is_drawn_from_where_the_force_comes() {
        Walls walls = Walls.of(List.of(brick(4, 4, 2)));
        AreaReach reach = new AreaReach(MAP, walls);
        PlacedArea far = AreaText.read("line 5,4 14,4", AreaTemplate.of(AreaShape.LINE, AreaSize.AREA), USER);
        assertThat(reach.reached(far)).hasSize(10); // from its near end, behind the wall
        PlacedArea touch = AreaText.read("line 3,4 12,4", AreaTemplate.touch(AreaShape.LINE, AreaSize.AREA), USER);
        assertThat(reach.reached(touch)).containsExactly(new Hex(3, 4), new Hex(4, 4));
        PlacedArea cone = AreaText.read("cone 6,4", AreaTemplate.of(AreaShape.CONE, AreaSize.AREA), USER);
        assertThat(reach.reached(cone)).contains(new Hex(4, 4)).doesNotContain(new Hex(5, 4), new Hex(6, 4));
        PlacedArea shape = AreaText.read("shape 5,4 6,4 7,4", AreaTemplate.of(AreaShape.SHAPE, AreaSize.AREA), USER);
        assertThat(reach.reached(shape)).hasSize(3);
        PlacedArea barrage =
                AreaText.read("barrage 3,5", AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE), USER);
        AreaReach beside = new AreaReach(MAP, Walls.of(List.of(brick(4, 5, 2))));
        assertThat(beside.reached(barrage)).contains(new Hex(4, 5), new Hex(5, 5), new Hex(6, 5), new Hex(7, 5));
        AreaReach around = new AreaReach(MAP, Walls.of(List.of(brick(6, 5, 2))));
        assertThat(around.reached(barrage)).contains(new Hex(7, 5)); // the wall is in the middle of its circle
    }

    @Test
    void hexes_off_the_board_are_not_reached() {
        PlacedArea blast = AreaText.read("blast 0,0", AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA), USER);
        assertThat(new AreaReach(MAP, Walls.NONE).reached(blast)).hasSize(3);
    }

    @Test
    void reach_agrees_with_drawing_every_line() {
        SplittableRandom random = new SplittableRandom(113);
        for (int i = 0; i < 60; i++) {
            Walls walls = TestWalls.random(MAP, 60, random);
            Spot centre = Spot.ground(TestWalls.anywhere(MAP, random));
            PlacedArea blast = AreaPlacement.at(AreaTemplate.of(AreaShape.BLAST, AreaSize.VERY_LARGE), USER, centre);
            List<Hex> drawn = new ArrayList<>();
            for (Hex hex : HexTemplate.blast(centre.hex(), 3)) {
                if (MAP.contains(hex) && new LineOfFire(MAP, walls).fires(centre, Spot.ground(hex))) {
                    drawn.add(hex);
                }
            }
            assertThat(new AreaReach(MAP, walls).reached(blast)).isEqualTo(drawn);
        }
    }

    @Test
    void the_best_blast_of_all_is_among_those_offered() {
        SplittableRandom random = new SplittableRandom(4);
        AreaTemplate template = AreaTemplate.of(AreaShape.BLAST, AreaSize.LARGE);
        for (int i = 0; i < 12; i++) {
            AreaReach reach = new AreaReach(MAP, TestWalls.random(MAP, 40, random));
            List<Spot> wanted = spots(6, random);
            List<Spot> friends = spots(4, random);
            AreaChoices choices = new AreaChoices(template, PowerRange.RANGED, USER, reach);
            List<AreaChoices.Catch> offered = choices.worthwhile(wanted, friends, 8);
            int best = 0;
            int spared = 0;
            for (Hex hex : MAP.board().hexes()) {
                PlacedArea area = AreaPlacement.at(template, USER, Spot.ground(hex));
                int caught = count(reach, area, wanted);
                int struck = count(reach, area, friends);
                boolean legal = AreaPlacement.problem(area, PowerRange.RANGED).isEmpty();
                if (legal && (caught > best || caught == best && caught > 0 && struck < spared)) {
                    best = caught;
                    spared = struck;
                }
            }
            assertThat(offered).hasSizeLessThanOrEqualTo(8);
            assertThat(offered.isEmpty()).isEqualTo(best == 0);
            if (best > 0) {
                assertThat(offered.get(0).wanted()).isEqualTo(best);
                assertThat(offered.get(0).unwanted()).isEqualTo(spared);
            }
        }
    }

    private static List<Spot> spots(int count, SplittableRandom random) {
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            spots.add(Spot.ground(TestWalls.anywhere(MAP, random)));
        }
        return spots;
    }

    private static int count(AreaReach reach, PlacedArea area, List<Spot> spots) {
        return (int) spots.stream().filter(spot -> reach.reaches(area, spot)).count();
    }

    @Test
    void whatever_is_offered_is_legal_and_catches_somebody() {
        List<AreaTemplate> templates = List.of(
                AreaTemplate.of(AreaShape.LINE, AreaSize.AREA),
                AreaTemplate.of(AreaShape.LINE, AreaSize.VERY_LARGE),
                AreaTemplate.of(AreaShape.SHAPE, AreaSize.LARGE),
                AreaTemplate.of(AreaShape.SHAPE, AreaSize.VERY_LARGE).compact(),
                AreaTemplate.of(AreaShape.DOME, AreaSize.LARGE),
                AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE));
        Spot one = Spot.ground(new Hex(7, 4));
        Spot other = Spot.ground(new Hex(9, 4));
        AreaReach reach = new AreaReach(MAP, Walls.NONE);
        for (AreaTemplate template : templates) {
            List<AreaChoices.Catch> offered = new AreaChoices(template, PowerRange.LONG_RANGE, USER, reach)
                    .worthwhile(List.of(one, other), List.of(), 5);
            assertThat(offered).as(template.toString()).isNotEmpty().allSatisfy(choice -> {
                assertThat(AreaPlacement.problem(choice.area(), PowerRange.LONG_RANGE))
                        .isEmpty();
                assertThat(choice.wanted()).isPositive();
            });
            assertThat(offered.get(0).wanted()).as(template.toString()).isEqualTo(2);
        }
        for (AreaTemplate template : List.of(
                AreaTemplate.of(AreaShape.CONE, AreaSize.LARGE), AreaTemplate.touch(AreaShape.LINE, AreaSize.AREA))) {
            assertThat(new AreaChoices(template, PowerRange.TOUCH, USER, reach)
                            .worthwhile(List.of(one), List.of(other), 5)
                            .get(0)
                            .wanted())
                    .isEqualTo(1);
        }
        AreaChoices own =
                new AreaChoices(AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA), PowerRange.NONE, USER, reach);
        assertThat(own.worthwhile(List.of(one), List.of(), 5)).isEmpty();
        assertThat(own.worthwhile(List.of(USER.at(new Hex(3, 4))), List.of(USER), 5))
                .singleElement()
                .matches(choice -> choice.unwanted() == 1);
    }
}
