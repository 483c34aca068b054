package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.space.hex.Hex;

/** Events: Areas come down. */
public final class AreaEvents {

    private AreaEvents() {}

    /** Somebody rolled to hit the target hex of an Area. Ledger: GG-ARE-1. */
    public record HexRolled(String user, String power, Hex hex, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            Line.Builder about =
                    tell(state, user).words("'s " + power + " at " + HexWords.to(state, Spot.ground(hex), ""));
            return needed.line(about, roll, roll.succeeded() ? "lands there" : "misses by " + roll.missedBy());
        }

        @Override
        public void measure(Measures measures) {
            measures.fact("lands", roll.succeeded());
            measures.sum(user + " to hit", needed.active());
        }
    }

    /** An Area missed its hex and comes down elsewhere. Ledger: GG-ARE-2. */
    public record AreaLanded(String user, String power, Hex hex, int off) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    user,
                    "'s " + power + " lands " + off + (off == 1 ? " hex" : " hexes") + " off, "
                            + HexWords.at(state, hex));
        }
    }
}
