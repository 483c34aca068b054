package arbiter.interpreters.live;

import arbiter.dice.Thrower;

/** Where a table's dice come from: what to throw with, for the draw of that label. */
@FunctionalInterface
public interface DiceBox {

    Thrower at(String label);

    /** The same dice for every draw. */
    static DiceBox of(Thrower thrower) {
        return label -> thrower;
    }
}
