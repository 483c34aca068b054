package arbiter.dice.notation;

import arbiter.dice.Numbers;
import java.util.stream.Stream;

/** A term with its sign turned: {@code -2d6}. */
record Negated(Term term) implements Term {

    static final int BINDING = 3;

    @Override
    public int roll(Tabletop table) {
        table.write("-");
        return -table.rollWithin(term, BINDING + 1);
    }

    @Override
    public Numbers odds(Effort effort) {
        return term.odds(effort).times(-1);
    }

    @Override
    public Range range() {
        Range range = term.range();
        return new Range(-range.highest(), -range.lowest());
    }

    @Override
    public Stream<Hand> hands() {
        return term.hands();
    }

    @Override
    public String text() {
        return "-" + term.within(BINDING + 1);
    }

    @Override
    public int binding() {
        return BINDING;
    }
}
