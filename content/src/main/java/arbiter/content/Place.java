package arbiter.content;

/** A position in a file; lines and columns count from one. */
public record Place(String file, int line, int column) {

    /** The beginning of a file, for what concerns the file as a whole. */
    public static Place startOf(String file) {
        return new Place(file, 1, 1);
    }

    /** Where the given offset lies, counting in characters as an editor does. */
    public static Place at(String file, CharSequence text, int offset) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Place(file, line, Character.codePointCount(text, lineStart, offset) + 1);
    }

    /** The problem of this message at this place. */
    public Problem problem(String message) {
        return new Problem(file, line, column, message);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
