package arbiter.testkit;

import arbiter.kernel.State;
import java.util.Arrays;

/** Stones on a pile, whose turn it is, and what each of two players has hidden. */
class Pile implements State<Pile> {

    int stones = 9;
    int turn;
    int[] hidden = {0, 0};

    @Override
    public Pile copy() {
        Pile copy = new Pile();
        copy.restore(this);
        return copy;
    }

    @Override
    public void restore(Pile earlier) {
        stones = earlier.stones;
        turn = earlier.turn;
        hidden = earlier.hidden.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pile that
                && stones == that.stones
                && turn == that.turn
                && Arrays.equals(hidden, that.hidden);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * stones + turn) + Arrays.hashCode(hidden);
    }
}
