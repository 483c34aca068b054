package arbiter.bench.gladiators;

import arbiter.games.gladiators.board.AreaChoices;
import arbiter.games.gladiators.board.AreaReach;
import arbiter.games.gladiators.board.AreaShape;
import arbiter.games.gladiators.board.AreaSize;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/** A board of 60 by 40 hexes with 60 walls, and what pages ask about it: what is seen from a hex, where an Area may lie. */
public final class LargeBoard {

    private static final int WIDTH = 60;
    private static final int HEIGHT = 40;
    private static final int WALLS = 60;
    private static final int LISTED = 8;

    private final BattleMap map = BattleMap.open(WIDTH, HEIGHT);
    private final Walls walls = Walls.of(map, walls());
    private final Spot user = Spot.ground(hex(30, 20));
    private final List<Spot> enemies = new ArrayList<>();

    public LargeBoard() {
        for (int i = 0; i < 8; i++) {
            enemies.add(Spot.ground(hex(24 + 2 * i, 14 + i % 3)));
        }
    }

    /** By column and row. */
    private static Hex hex(int column, int row) {
        return new Hex(column - row / 2, row);
    }

    /** Scattered evenly, none in the middle row. */
    private static List<WallHex> walls() {
        WallKind brick =
                GladiatorsTables.BOOK.content().shelf(WallKind.class).all().get(0);
        List<WallHex> walls = new ArrayList<>();
        for (int i = 0; i < WALLS; i++) {
            Hex hex = hex(3 + 5 * i % 54, 1 + 7 * i % 19);
            walls.add(WallHex.standing(hex, 2, WallMaterial.of(brick, false), brick.name()));
        }
        return walls;
    }

    /** How many hexes can be seen from the middle of the board. */
    public long seen() {
        LineOfFire line = new LineOfFire(map, walls);
        long seen = 0;
        for (int row = 0; row < HEIGHT; row++) {
            for (int column = 0; column < WIDTH; column++) {
                seen += line.sees(user, Spot.ground(hex(column, row))) ? 1 : 0;
            }
        }
        return seen;
    }

    /** The places offered for a large Blast among eight enemies. */
    public long places() {
        AreaTemplate blast = AreaTemplate.of(AreaShape.BLAST, AreaSize.LARGE);
        return new AreaChoices(blast, PowerRange.LONG_RANGE, user, new AreaReach(map, walls))
                .worthwhile(enemies, List.of(user), LISTED)
                .size();
    }
}
