package arbiter.games.capital.move;

/** In what way a unit changes its place. */
public enum Motion {
    MOVE("moves"),
    FORCED("is pushed"),
    DRAGGED("is dragged"),
    FALL("falls"),
    DIVE("dives");

    private final String verb;

    Motion(String verb) {
        this.verb = verb;
    }

    public String verb() {
        return verb;
    }
}
