package arbiter.dice.notation;

import arbiter.dice.CombatDice;
import arbiter.dice.Die;
import arbiter.dice.TestPool;
import java.util.regex.Pattern;

/** Reads a whole expression: decides which kind it is by how it begins, and sees that nothing is left over. */
final class ExpressionReader {

    private static final Pattern NARRATIVE = Pattern.compile("\\d*\\s*[PABCDS]");
    private static final Pattern COMBAT = Pattern.compile("\\d*cd(?!\\p{L})");
    private static final Pattern TEST = Pattern.compile("\\d*d\\d+\\s*tn");

    private static final Pattern UNPRINTED = Pattern.compile("[\\p{Cc}\\p{Zl}\\p{Zp}]");

    private final String text;
    private final Cursor cursor;

    ExpressionReader(String text) {
        if (text.length() > Bounds.TEXT) {
            throw tooLong(text.substring(0, Bounds.TEXT + 1), Bounds.TEXT, "", text.length());
        }
        cursor = new Cursor(text);
        this.text = text;
    }

    Expression read() {
        Expression expression = expression();
        cursor.skipBlanks();
        if (!cursor.atEnd()) {
            throw cursor.unexpected(follows(expression));
        }
        String remark = cursor.take("#")
                ? UNPRINTED.matcher(cursor.rest()).replaceAll(" ").strip()
                : "";
        Expression whole = remark.isEmpty() ? expression : new Labelled(expression, remark);
        if (whole.text().length() > Bounds.TEXT) {
            throw tooLong(text, 0, "in full ", whole.text().length());
        }
        return whole;
    }

    private static NotationError tooLong(String text, int position, String how, int length) {
        return new NotationError(
                text,
                position,
                "the expression is too long: " + how + "it has " + length + " characters, at most " + Bounds.TEXT
                        + " are read");
    }

    private static String follows(Expression expression) {
        if (expression instanceof Plain) {
            return "after a number or dice come + - * /, vs, a rule for the dice such as kh1, or the end";
        }
        if (expression instanceof Contested) {
            return "a contest has two sides; after the second come + - * /, a rule for the dice, or the end";
        }
        return "dice of this kind stand alone; only a # label can follow";
    }

    private Expression expression() {
        cursor.skipBlanks();
        if (cursor.comes(NARRATIVE)) {
            return new NarrativeReader(cursor).read();
        }
        if (cursor.comes(COMBAT)) {
            int count = count();
            cursor.take("cd");
            return new Combat(new CombatDice(count));
        }
        if (cursor.comes(TEST)) {
            return test();
        }
        TermReader terms = new TermReader(cursor);
        Term first = terms.term();
        return cursor.takeWord("vs") ? new Contested(first, terms.term()) : new Plain(first);
    }

    private int count() {
        return cursor.atDigit() ? cursor.number("the number of dice", 1, Bounds.DICE) : 1;
    }

    private Expression test() {
        int count = count();
        int place = cursor.position();
        if (!cursor.take("d20") || cursor.atDigit()) {
            throw cursor.error(place, "a target number goes with d20s: 5d20 tn 12");
        }
        cursor.takeWord("tn");
        int target = cursor.skipBlanks().number("the target number", 1, 30);
        int critical = cursor.takeWord("crit")
                ? cursor.skipBlanks().number("the highest face that counts for two successes", 1, 20)
                : 1;
        int complication = cursor.takeWord("comp")
                ? cursor.skipBlanks().number("the lowest face that brings a complication", 16, 20)
                : Die.D20.sides();
        return new TestExpression(new TestPool(count, target, critical, Die.D20.sides() + 1 - complication));
    }
}
