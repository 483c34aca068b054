package arbiter.dice.notation;

/** An expression that cannot be read: what is wrong, at which character, and what would be right. */
public final class NotationError extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** As many characters are shown before and after the place. */
    private static final int WINDOW = 60;

    private final String expression;
    private final int position;

    NotationError(String expression, int position, String problem) {
        super(problem);
        this.expression = expression;
        this.position = position;
    }

    /** The text as it was written; of a text beyond the length limit only the beginning. */
    public String expression() {
        return expression;
    }

    /** The character it is about, counted from 0; the length of the text if something is missing at its end. */
    public int position() {
        return position;
    }

    /** Three lines: the expression, a caret below the character, the message. Of long texts only the surroundings. */
    public String pointed() {
        int from = Math.max(0, position - WINDOW);
        int to = Math.min(expression.length(), position + WINDOW);
        String before = (from > 0 ? "..." : "") + onOneLine(expression.substring(from, position));
        String after = onOneLine(expression.substring(position, to)) + (to < expression.length() ? "..." : "");
        int caret = before.codePointCount(0, before.length());
        return before + after + "\n" + " ".repeat(caret) + "^\n" + getMessage();
    }

    private static String onOneLine(String text) {
        StringBuilder line = new StringBuilder(text);
        for (int i = 0; i < line.length(); i++) {
            if (Character.isISOControl(line.charAt(i)) || Character.isWhitespace(line.charAt(i))) {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
    }
}
