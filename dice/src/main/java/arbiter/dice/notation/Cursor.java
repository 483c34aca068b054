package arbiter.dice.notation;

import java.util.regex.Pattern;

/** A place in the text of an expression, and the small things that can be read from there. */
final class Cursor {

    private final String text;
    private int position;

    Cursor(String text) {
        this.text = text;
    }

    int position() {
        return position;
    }

    void moveTo(int place) {
        position = place;
    }

    /** Whether the text goes on like that. */
    boolean comes(Pattern pattern) {
        return pattern.matcher(text).region(position, text.length()).lookingAt();
    }

    /** What is left to read. */
    String rest() {
        return text.substring(position);
    }

    Cursor skipBlanks() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        return this;
    }

    boolean atEnd() {
        return position >= text.length() || text.charAt(position) == '#';
    }

    boolean at(char wanted) {
        return position < text.length() && text.charAt(position) == wanted;
    }

    boolean atDigit() {
        return position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9';
    }

    /** Steps over that text if it comes next. */
    boolean take(String wanted) {
        boolean there = text.startsWith(wanted, position);
        if (there) {
            position += wanted.length();
        }
        return there;
    }

    /** The letters that come next, without stepping over them. */
    String word() {
        int end = position;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return text.substring(position, end);
    }

    /** Steps over that word if it comes next, blanks before it included, and stands for itself. */
    boolean takeWord(String wanted) {
        int before = position;
        boolean there = skipBlanks().word().equals(wanted);
        position = there ? position + wanted.length() : before;
        return there;
    }

    /** A whole number within limits; {@code what} names it in messages. */
    int number(String what, int lowest, int highest) {
        int start = position;
        while (atDigit()) {
            position++;
        }
        if (position == start) {
            throw error(start, what + " is missing here: a number from " + lowest + " to " + highest);
        }
        if (at('.')) {
            throw error("only whole numbers are read, without a decimal point");
        }
        long number = position - start > 9 ? Long.MAX_VALUE : Long.parseLong(text.substring(start, position));
        if (number < lowest || number > highest) {
            throw error(start, what + " must be a number from " + lowest + " to " + highest);
        }
        return (int) number;
    }

    NotationError error(String problem) {
        return error(position, problem);
    }

    NotationError error(int place, String problem) {
        return new NotationError(text, Math.min(place, text.length()), problem);
    }

    /** An error about what comes next, which is named. */
    NotationError unexpected(String right) {
        if (atEnd()) {
            return error("the expression ends too early: " + right);
        }
        String word = word();
        String found = word.isEmpty()
                ? "'" + Character.toString(text.codePointAt(position)) + "'"
                : "the word '" + (word.length() > 20 ? word.substring(0, 20) + "..." : word) + "'";
        return error(found + " cannot stand here: " + right);
    }
}
