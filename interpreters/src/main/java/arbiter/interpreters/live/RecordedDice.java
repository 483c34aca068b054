package arbiter.interpreters.live;

import arbiter.dice.Die;
import arbiter.dice.Thrower;
import arbiter.kernel.Entry;
import arbiter.kernel.JournalMismatch;

/** Shows the faces of a draw again, as the journal has them. */
final class RecordedDice implements Thrower {

    private final Entry.Drawn<?> drawn;
    private int used;

    RecordedDice(Entry.Drawn<?> drawn) {
        this.drawn = drawn;
    }

    @Override
    public int next(Die die) {
        if (used == drawn.faces().size()) {
            throw new JournalMismatch("the rules throw more dice at '" + drawn.label() + "' than the "
                    + drawn.faces().size() + " the journal has");
        }
        int face = drawn.faces().get(used++);
        if (face < 1 || face > die.sides()) {
            throw new JournalMismatch(
                    "the journal has a " + face + " at '" + drawn.label() + "', which no " + die.name() + " shows");
        }
        return face;
    }

    void checkAllUsed() {
        if (used < drawn.faces().size()) {
            throw new JournalMismatch("the rules throw " + used + " dice at '" + drawn.label()
                    + "' where the journal has " + drawn.faces().size());
        }
    }
}
