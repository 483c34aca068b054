package arbiter.games.gladiators.board;

import arbiter.games.gladiators.sheet.PowerType;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Walls as the tests of this chapter use them. */
final class TestWalls {

    static final WallMaterial BRICK =
            new WallMaterial(PowerType.SOLID, 3, 2, true, false, false, false, Optional.empty());
    static final WallMaterial GLASS =
            new WallMaterial(PowerType.SOLID, 1, 1, false, false, false, true, Optional.empty());

    private TestWalls() {}

    static WallHex brick(int q, int r, int height) {
        return WallHex.standing(new Hex(q, r), height, BRICK, "Exterior Brick");
    }

    static WallHex glass(int q, int r, int height) {
        return WallHex.standing(new Hex(q, r), height, GLASS, "Glass Window");
    }

    /** So many walls of several heights on the board, some of glass, some breached, some roofed. */
    static Walls random(BattleMap map, int count, SplittableRandom random) {
        Walls walls = Walls.NONE;
        for (int i = 0; i < count; i++) {
            Hex hex = anywhere(map, random);
            WallMaterial material = random.nextInt(4) == 0 ? GLASS : BRICK;
            WallHex wall = WallHex.standing(hex, random.nextInt(1, 5), material, "wall");
            walls = walls.raised(List.of(random.nextInt(3) == 0 ? wall.underRoof() : wall));
            if (random.nextInt(8) == 0) {
                walls = walls.breached(hex);
            }
        }
        return walls;
    }

    static Hex anywhere(BattleMap map, SplittableRandom random) {
        return map.board().hex(random.nextInt(map.board().size()));
    }
}
