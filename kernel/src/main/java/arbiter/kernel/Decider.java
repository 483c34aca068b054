package arbiter.kernel;

/** Who answers a request: whoever plays the named unit, or the gamemaster. */
public record Decider(String id) {

    public static final Decider GAMEMASTER = new Decider("gamemaster");

    /** Whoever plays that unit. */
    public static Decider unit(String id) {
        return new Decider(id);
    }

    public boolean isGamemaster() {
        return id.equals(GAMEMASTER.id);
    }
}
