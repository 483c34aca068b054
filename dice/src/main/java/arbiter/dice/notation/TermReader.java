package arbiter.dice.notation;

import java.util.regex.Pattern;

/** Reads arithmetic on dice and numbers, with brackets. */
final class TermReader {

    private static final Pattern DICE = Pattern.compile("\\d*d(?:[Ff]|(?!\\p{L}))");
    private static final String OPERAND = "a number, dice such as 2d6, or ( is needed";

    private final Cursor cursor;
    private int depth;
    private int dice;

    TermReader(Cursor cursor) {
        this.cursor = cursor;
    }

    Term term() {
        deeper();
        Term left = product();
        while (cursor.skipBlanks().at('+') || cursor.at('-')) {
            int place = cursor.position();
            Operator operator = cursor.at('+') ? Operator.PLUS : Operator.MINUS;
            cursor.take(operator.sign());
            left = joined(place, operator, left, product());
        }
        depth--;
        return left;
    }

    private Term product() {
        Term left = signed();
        while (cursor.skipBlanks().at('*') || cursor.at('/')) {
            int place = cursor.position();
            Operator operator = cursor.at('*') ? Operator.TIMES : Operator.DIVIDED;
            cursor.take(operator.sign());
            left = joined(place, operator, left, signed());
        }
        return left;
    }

    private Term signed() {
        if (!cursor.skipBlanks().take("-")) {
            return operand();
        }
        deeper();
        Term term = signed();
        depth--;
        return term instanceof Constant constant ? new Constant(-constant.number()) : new Negated(term);
    }

    private Term operand() {
        int start = cursor.position();
        if (cursor.take("(")) {
            Term inner = term();
            close(start);
            return inner;
        }
        if (cursor.takeWord("min")) {
            return named(start, Operator.LOWER);
        }
        if (cursor.takeWord("max")) {
            return named(start, Operator.HIGHER);
        }
        if (cursor.comes(DICE)) {
            return hand(start);
        }
        if (cursor.atDigit()) {
            return new Constant(cursor.number("a number without dice", 0, Bounds.RESULT));
        }
        throw cursor.unexpected(OPERAND);
    }

    private Term hand(int start) {
        Hand hand = new HandReader(cursor).read();
        dice += hand.count();
        if (dice > Bounds.DICE) {
            throw cursor.error(start, "too many dice: an expression has at most " + Bounds.DICE);
        }
        return bounded(start, hand);
    }

    private Term named(int start, Operator operator) {
        if (!cursor.skipBlanks().take("(")) {
            throw cursor.unexpected("two terms in brackets are needed: " + operator.sign() + "(2d6, 7)");
        }
        Term first = term();
        if (!cursor.skipBlanks().take(",")) {
            throw cursor.unexpected("a comma and a second term are needed: " + operator.sign() + "(2d6, 7)");
        }
        Term second = term();
        close(start);
        return joined(start, operator, first, second);
    }

    private void close(int opened) {
        if (cursor.skipBlanks().take(")")) {
            return;
        }
        if (cursor.atEnd()) {
            throw cursor.error("a ) is missing for the bracket at character " + (opened + 1));
        }
        throw cursor.unexpected("inside brackets come + - * /, a rule for the dice such as kh1, or )");
    }

    private Term joined(int place, Operator operator, Term left, Term right) {
        if (operator == Operator.DIVIDED && right.range().contains(0)) {
            throw cursor.error(place, "this could divide by 0: the right side must be above 0 or below 0");
        }
        return bounded(place, new Operation(operator, left, right));
    }

    private Term bounded(int place, Term term) {
        long farthest = term.range().farthest();
        if (Math.abs(farthest) > Bounds.RESULT) {
            throw cursor.error(
                    place,
                    "the result is too large: it can reach " + farthest + ", at most " + Bounds.RESULT
                            + " is worked out");
        }
        return term;
    }

    private void deeper() {
        depth++;
        if (depth > Bounds.NESTING) {
            throw cursor.error("too many brackets or signs inside each other: at most " + Bounds.NESTING);
        }
    }
}
