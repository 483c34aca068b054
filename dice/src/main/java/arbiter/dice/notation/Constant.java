package arbiter.dice.notation;

import arbiter.dice.Numbers;
import java.util.stream.Stream;

/** A number without dice. */
record Constant(int number) implements Term {

    @Override
    public int roll(Tabletop table) {
        table.write("" + number);
        return number;
    }

    @Override
    public Numbers odds(Effort effort) {
        return effort.kind().uniform(number, number);
    }

    @Override
    public Range range() {
        return Range.over(number);
    }

    @Override
    public Stream<Hand> hands() {
        return Stream.empty();
    }

    @Override
    public String text() {
        return "" + number;
    }

    @Override
    public int binding() {
        return number < 0 ? Negated.BINDING : Hand.BINDING;
    }
}
