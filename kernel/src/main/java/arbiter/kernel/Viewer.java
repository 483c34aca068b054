package arbiter.kernel;

import java.util.Set;

/** Somebody at the table and what they may know: the gamemaster all, a player their own units' secrets. */
public record Viewer(boolean gamemaster, Set<String> units) {

    public static final Viewer GAMEMASTER = new Viewer(true, Set.of());
    public static final Viewer SPECTATOR = new Viewer(false, Set.of());

    public static Viewer player(String... units) {
        return new Viewer(false, Set.of(units));
    }

    public boolean plays(String unit) {
        return units.contains(unit);
    }

    /** Whether this viewer answers for that decider. */
    public boolean answersFor(Decider decider) {
        return gamemaster || !decider.isGamemaster() && plays(decider.id());
    }
}
