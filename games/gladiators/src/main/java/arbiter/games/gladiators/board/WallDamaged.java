package arbiter.games.gladiators.board;

import arbiter.games.gladiators.power.RaisedWall;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import arbiter.space.hex.Hex;

/** A hex of a wall loses hits, or is breached at once. Ledger: GG-WAL-3, GG-WAL-6. */
public record WallDamaged(Hex hex, int hits, boolean breached) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        state.set(breached ? state.walls().breached(hex) : state.walls().damaged(hex, hits));
        if (state.walls().at(hex).orElseThrow().isBreached()) {
            RaisedWall.release(state, hex);
        }
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(GladiatorsState state) {
        WallHex wall = state.walls().at(hex).orElseThrow();
        String what = "The " + wall.name() + " " + HexWords.at(state, hex);
        return Line.of(
                wall.isBreached()
                        ? what + " is breached"
                        : what + " takes " + GladiatorsEvent.count(hits, "hit") + ", " + wall.hitsLeft() + " left");
    }
}
