package arbiter.dice.notation;

import arbiter.dice.Numbers;
import arbiter.dice.Pool;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;

/** A term as a draw of one number. */
record TotalDraw(Term term) implements Pool<Integer> {

    @Override
    public Integer roll(Thrower thrower) {
        return term.roll(new Tabletop(thrower));
    }

    @Override
    public Numbers odds(Weights kind) {
        return term.odds(new Effort(kind));
    }

    @Override
    public String notation() {
        return term.text();
    }
}
