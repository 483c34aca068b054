package arbiter.games.gladiators.board;

import arbiter.games.gladiators.power.RaisedWall;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.space.hex.Hex;
import java.util.List;

/** Events: walls that abilities raise. Ledger: GG-WAL-7. */
public final class WallEvents {

    private WallEvents() {}

    /** What an instance of an ability has raised is gone. Ledger: GG-AMB-54. */
    public static void vanish(GladiatorsState state, AbilityOwner owner) {
        if (!state.walls().isEmpty()) {
            state.set(state.walls().without(owner));
        }
    }

    /** Somebody has broken out of the wall in that hex: it is breached, whatever its hits. Ledger: GG-WAL-7. */
    public static void breach(GladiatorsState state, Hex hex) {
        if (state.walls().at(hex).isPresent()) {
            state.set(state.walls().breached(hex));
            RaisedWall.release(state, hex);
        }
    }

    /** The gamemaster puts walls up in place of what stands in their hexes. */
    public static void paint(GladiatorsState state, List<WallHex> walls) {
        state.set(state.walls().replaced(walls));
    }

    /** The gamemaster takes away what stands in these hexes. */
    public static void erase(GladiatorsState state, List<Hex> hexes) {
        state.set(state.walls().without(hexes));
    }

    /** The gamemaster says how many hits a wall has left in each of these hexes. */
    public static void leave(GladiatorsState state, List<Hex> hexes, int hits) {
        for (Hex hex : hexes) {
            state.set(state.walls().left(hex, hits));
        }
    }

    /** A wall goes up. */
    public record WallRaised(AbilityOwner owner, List<WallHex> walls) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.set(state.walls().raised(walls));
        }

        @Override
        public Line line(GladiatorsState state) {
            WallHex first = walls.get(0);
            return tell(
                    state,
                    owner.unit(),
                    " raises " + first.name() + ": " + walls.size() + (walls.size() == 1 ? " hex" : " hexes")
                            + ", " + first.height() + " high, from "
                            + HexWords.to(state, Spot.ground(first.hex()), "") + " to "
                            + HexWords.to(
                                    state,
                                    Spot.ground(walls.get(walls.size() - 1).hex()),
                                    ""));
        }
    }
}
