package arbiter.interpreters.scripted;

/** A script and the rules do not fit together: dice missing, a choice not offered. The message is for people. */
public final class ScriptBroken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ScriptBroken(String message) {
        super(message);
    }
}
