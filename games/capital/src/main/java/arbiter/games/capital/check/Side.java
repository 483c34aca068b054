package arbiter.games.capital.check;

import arbiter.dice.Faces;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** One side of a check: two dice and what is added to them. */
public record Side(Faces dice, Modifiers modifiers) {

    public int total() {
        return dice.sum() + modifiers.total();
    }

    /** Both dice show six. */
    public boolean doubleSix() {
        return dice.lowest() == 6;
    }

    public boolean doubleOne() {
        return dice.highest() == 1;
    }

    public void write(Line.Builder line) {
        line.sum(dice.toString(), dice.sum(), modifiers);
    }
}
