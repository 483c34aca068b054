package arbiter.rulebook;

/** Somebody or something that can be put on a table: how a situation file names it, and what it is. */
public record Candidate(Way way, String id, String name, String summary) {

    /** The key of a situation file under which it is named. */
    public enum Way {
        FROM,
        CHARACTER
    }
}
