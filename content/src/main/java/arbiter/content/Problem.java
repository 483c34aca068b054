package arbiter.content;

/** One thing that is wrong with a file, where it is, and what would be right. Lines and columns count from one. */
public record Problem(String file, int line, int column, String message) {

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + message;
    }
}
