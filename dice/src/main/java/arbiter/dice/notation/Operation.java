package arbiter.dice.notation;

import arbiter.dice.Numbers;
import java.util.stream.Stream;

/** Two terms joined by an operator: {@code 2d6+3}, {@code max(d8, d6)}. */
record Operation(Operator operator, Term left, Term right) implements Term {

    @Override
    public int roll(Tabletop table) {
        int binding = operator.binding();
        if (operator.named()) {
            table.write(operator.sign() + "(");
            int first = left.roll(table);
            table.write(",");
            int second = right.roll(table);
            table.write(")");
            return operator.apply(first, second);
        }
        int first = table.rollWithin(left, binding);
        table.write(operator.sign());
        return operator.apply(first, table.rollWithin(right, binding + 1 + sign()));
    }

    /** A negative number is set in brackets behind an operator. */
    private int sign() {
        return right.binding() == Negated.BINDING ? Negated.BINDING : 0;
    }

    @Override
    public Numbers odds(Effort effort) {
        Numbers first = left.odds(effort);
        if (right instanceof Constant constant && operator == Operator.PLUS) {
            return first.plus(constant.number());
        }
        if (right instanceof Constant constant && operator == Operator.MINUS) {
            return first.plus(-constant.number());
        }
        Numbers second = right.odds(effort);
        return switch (operator) {
            case PLUS -> effort.plus(text(), first, second);
            case MINUS -> effort.plus(text(), first, second.times(-1));
            default -> effort.combine(text(), first, second, operator);
        };
    }

    @Override
    public Range range() {
        return operator.over(left.range(), right.range());
    }

    @Override
    public Stream<Hand> hands() {
        return Stream.concat(left.hands(), right.hands());
    }

    @Override
    public String text() {
        if (operator.named()) {
            return operator.sign() + "(" + left.text() + "," + right.text() + ")";
        }
        return left.within(operator.binding()) + operator.sign() + right.within(operator.binding() + 1 + sign());
    }

    @Override
    public int binding() {
        return operator.binding();
    }
}
