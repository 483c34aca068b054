package arbiter.kernel;

import java.util.Set;

/** Who may know something: everyone, or the gamemaster and whoever plays one of the named units. */
public record Audience(boolean everyone, Set<String> units) {

    public static final Audience EVERYONE = new Audience(true, Set.of());
    public static final Audience GAMEMASTER = new Audience(false, Set.of());

    /** Whoever plays that unit, and the gamemaster. */
    public static Audience playing(String unit) {
        return new Audience(false, Set.of(unit));
    }

    public boolean includes(Viewer viewer) {
        return everyone || viewer.gamemaster() || units.stream().anyMatch(viewer::plays);
    }
}
