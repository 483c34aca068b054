package arbiter.games.gladiators.move;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.Reach;
import arbiter.space.StepCosts;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where somebody gets to with one move of a class, and how: around walls, and through hexes that others are in. Ledger:
 * GG-MOV-1, table 3.6, GG-AMB-28.
 */
public final class MoveReach {

    /** The altitude by which a place below is named. */
    public static final int BELOW = -1;

    private final GladiatorsState state;
    private final Gladiator unit;
    private final MoveClass by;
    private final int hexes;
    private final int level;
    private final HexBoard board;
    private final AreaEdges edges;
    private Reach level0;

    private MoveReach(GladiatorsState state, Gladiator unit, MoveClass by, int hexes, int level) {
        this.state = state;
        this.unit = unit;
        this.by = by;
        this.hexes = hexes;
        this.level = level;
        this.board = state.map().board();
        this.edges = AreaEdges.around(state, unit);
    }

    /** With so many hexes of a move, at that Level. */
    public static MoveReach of(GladiatorsState state, Gladiator unit, MoveClass by, int hexes, int level) {
        return new MoveReach(state, unit, by, hexes, level);
    }

    public int hexes() {
        return hexes;
    }

    public MoveClass by() {
        return by;
    }

    private Spot here() {
        return unit.position().spot();
    }

    /** The way to a spot, if one can get there. Places below have an altitude of {@link #BELOW}. */
    public Optional<MovePath> to(Spot spot) {
        if (!state.map().contains(spot.hex()) || spot.distance(here()) > hexes && spot.altitude() >= 0) {
            return Optional.empty();
        }
        boolean parted = by.meetsEdges() && edges.part(here(), spot); // GG-RES-5
        if (parted) {
            return Optional.empty();
        }
        return switch (by) {
            case AIR -> flight(spot);
            case LEAP -> leap(spot);
            case TELEPORT -> TeleportReach.to(state, unit, spot);
            case WALLCRAWL -> crawl(spot);
            case GROUND -> level(spot).or(() -> jump(spot));
            case UNDERGROUND, UNDERWATER, WATER -> level(spot);
        };
    }

    /** Hexes that might be reached, in reading order; {@link #to} decides. */
    public List<Hex> hexesAround() {
        List<Hex> around = new ArrayList<>();
        boolean straight = by == MoveClass.LEAP || by == MoveClass.TELEPORT;
        if (straight) {
            for (Hex hex : board.hexes()) {
                if (hex.distance(unit.hex()) <= hexes) {
                    around.add(hex);
                }
            }
            return around;
        }
        for (int place : search(here().altitude()).places()) {
            around.add(board.hex(place));
        }
        return around;
    }

    /** Along the ground, a roof, the water, or below. */
    private Optional<MovePath> level(Spot spot) {
        boolean below = spot.altitude() == BELOW && by.goesBelow();
        if (!below && spot.altitude() != here().altitude() || below && !mayBeBelow(spot.hex())) {
            return Optional.empty();
        }
        if (!below && !Surfaces.stands(state, spot)) {
            return Optional.empty();
        }
        Position end = below
                ? new Position(spot.hex(), 0, by == MoveClass.UNDERGROUND ? Medium.BURIED : Medium.SUBMERGED)
                : Surfaces.standing(spot);
        boolean dives = end.medium() != unit.position().medium();
        return way(search(here().altitude()), spot.hex(), end)
                .map(path -> dives && path.length() == 0 ? path.lasting(1) : path);
    }

    private boolean mayBeBelow(Hex hex) {
        return state.map().isWater(hex) == (by == MoveClass.UNDERWATER);
    }

    private Optional<MovePath> way(Reach reach, Hex to, Position end) {
        int place = board.number(to);
        return reach.contains(place) ? Optional.of(MovePath.of(hexes(reach.path(place)), end, by)) : Optional.empty();
    }

    private List<Hex> hexes(int[] path) {
        List<Hex> way = new ArrayList<>(path.length);
        for (int place : path) {
            way.add(board.hex(place));
        }
        return way;
    }

    /** In the air, rising or sinking first or last, whichever works; up and along count together. Ledger: GG-AMB-28. */
    private Optional<MovePath> flight(Spot spot) {
        if (spot.altitude() < 0 || state.walls().fills(spot)) {
            return Optional.empty();
        }
        Position end = landing(spot);
        int climb = Math.abs(spot.altitude() - here().altitude());
        Optional<MovePath> way = Optional.empty();
        if (isShaft(unit.hex(), here().altitude(), spot.altitude())) {
            way = way(search(spot.altitude()), spot.hex(), end);
        }
        if (way.isEmpty() && isShaft(spot.hex(), here().altitude(), spot.altitude())) {
            way = way(search(here().altitude()), spot.hex(), end);
        }
        return way.map(path -> path.lasting(Math.max(path.steps(), climb)));
    }

    /** Standing where there is something to stand on, otherwise in the air. */
    private Position landing(Spot spot) {
        return Surfaces.stands(state, spot)
                ? Surfaces.standing(spot)
                : new Position(spot.hex(), spot.altitude(), Medium.OPEN);
    }

    /** Whether one can rise and sink there: no roof and no wall between. */
    private boolean isShaft(Hex hex, int one, int other) {
        int roof = state.map().roof(hex.q(), hex.r());
        int low = Math.min(one, other);
        return !state.walls().fills(new Spot(hex, low)) && !(roof > 0 && low < roof && Math.max(one, other) >= roof);
    }

    /** Over whatever is not higher than the jump is long, to something to stand on. Ledger: GG-MV-03. */
    private Optional<MovePath> leap(Spot spot) {
        if (spot.hex().equals(unit.hex())
                || state.map().isWater(spot.hex())
                || !Surfaces.stands(state, spot) && !isPassing(spot)) {
            return Optional.empty();
        }
        return StraightWay.clears(state, here(), spot, hexes)
                ? Optional.of(StraightWay.path(here(), landing(spot), by).lasting(spot.distance(here())))
                : Optional.empty();
    }

    /** Up beside somebody in the air, to strike there before coming down safely. Ledger: GG-MV-03, GG-HIT-17. */
    private boolean isPassing(Spot spot) {
        if (spot.altitude() > 0 && !state.walls().fills(spot)) {
            for (Gladiator enemy : state.enemiesOf(unit)) {
                if (enemy.position().isAirborne() && enemy.position().spot().distance(spot) <= 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /** On foot: one hex along for each Level over a gap, and from Level 5 on one hex up, ending prone. Ledger: GG-MV-02. */
    private Optional<MovePath> jump(Spot spot) {
        int up = spot.altitude() - here().altitude();
        boolean hop = up == 1 && level >= 5;
        if (unit.posture().prone()
                || up != 0 && !hop
                || spot.hex().distance(unit.hex()) > level
                || spot.hex().equals(unit.hex())
                || state.map().isWater(spot.hex())
                || !Surfaces.stands(state, spot)
                || !StraightWay.clears(state, here(), spot, Math.max(1, spot.altitude()))) {
            return Optional.empty();
        }
        MovePath path = StraightWay.path(here(), landing(spot), by);
        return Optional.of(hop ? path.endingProne() : path);
    }

    /** Along the ground and up the sides of walls; up counts on top of along. Ledger: GG-MV-07. */
    private Optional<MovePath> crawl(Spot spot) {
        boolean stands = Surfaces.stands(state, spot);
        if (spot.altitude() < 0 || !stands && !Surfaces.clings(state, spot)) {
            return Optional.empty();
        }
        Position end = stands ? Surfaces.standing(spot) : new Position(spot.hex(), spot.altitude(), Medium.CLINGING);
        int climb = Math.abs(spot.altitude() - here().altitude());
        Optional<MovePath> way = way(search(Math.max(spot.altitude(), here().altitude())), spot.hex(), end)
                .or(() -> way(search(Math.min(spot.altitude(), here().altitude())), spot.hex(), end));
        return way.map(path -> path.lasting(path.steps() + climb)).filter(path -> path.length() <= hexes);
    }

    private Reach search(int altitude) {
        if (altitude != here().altitude()) {
            return searched(altitude);
        }
        if (level0 == null) {
            level0 = searched(altitude);
        }
        return level0;
    }

    private Reach searched(int altitude) {
        return Reach.from(board, board.number(unit.hex()), hexes, new StepCosts() {
            @Override
            public int cost(int from, int to) {
                return 1;
            }

            @Override
            public int least() {
                return 1;
            }

            @Override
            public boolean allowed(int from, int to) {
                return enters(board.hex(to), altitude) && isOpen(board.hex(from), board.hex(to), altitude);
            }
        });
    }

    private boolean isOpen(Hex from, Hex to, int altitude) {
        return edges.isEmpty()
                || !by.meetsEdges()
                || !edges.part(new Spot(from, altitude), new Spot(to, altitude)); // GG-RES-5
    }

    /** Whether one can go on into that hex. Nobody walks on water; who digs passes beneath walls. */
    private boolean enters(Hex hex, int altitude) {
        boolean water = state.map().isWater(hex);
        return switch (by) {
            case UNDERGROUND -> !water;
            case UNDERWATER, WATER -> water && !state.walls().fills(new Spot(hex, 0));
            case GROUND -> !water && Surfaces.stands(state, new Spot(hex, altitude));
            case WALLCRAWL -> canCrawl(hex, altitude, water);
            case AIR, LEAP, TELEPORT -> !state.walls().fills(new Spot(hex, altitude));
        };
    }

    private boolean canCrawl(Hex hex, int altitude, boolean water) {
        Spot spot = new Spot(hex, altitude);
        return altitude == 0 && water
                ? Surfaces.clings(state, spot)
                : Surfaces.stands(state, spot) || Surfaces.clings(state, spot);
    }
}
