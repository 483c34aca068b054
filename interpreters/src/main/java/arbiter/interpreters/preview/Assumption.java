package arbiter.interpreters.preview;

/** What an outlook takes for granted about those on other sides. */
public enum Assumption {
    /** Nobody else can change anything about it. */
    NOTHING("nothing"),
    /** Others may answer on the way and let it pass. */
    UNANSWERED("unanswered"),
    /** Others answer on the way as well as they can. */
    ANSWERED("answered"),
    /** Others may answer in secret, of which no more can be foretold. */
    UNLESS_ANSWERED("unless answered");

    private final String word;

    Assumption(String word) {
        this.word = word;
    }

    /** As people and programs read it. */
    public String word() {
        return word;
    }
}
