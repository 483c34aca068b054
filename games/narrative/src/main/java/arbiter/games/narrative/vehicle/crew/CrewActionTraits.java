package arbiter.games.narrative.vehicle.crew;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which crew action does what, by its id. */
public final class CrewActionTraits {

    private static final Map<String, CrewActionTrait> ALL = Map.ofEntries(
            Map.entry("plot-course", new PlotCourse()),
            Map.entry("copilot", new Copilot()),
            Map.entry("jamming", new Jamming()),
            Map.entry("boost-defences", new BoostDefences()),
            Map.entry("manual-repairs", new ManualRepairs()),
            Map.entry("fire-discipline", new FireDiscipline()),
            Map.entry("scan-the-enemy", new ScanEnemy()),
            Map.entry("intercept-projectiles", new InterceptProjectiles()));

    private CrewActionTraits() {}

    static CrewActionTrait of(String id) {
        return Optional.ofNullable(ALL.get(id))
                .orElseThrow(() -> new IllegalStateException("nothing is known of the crew action " + id));
    }

    public static Set<String> known() {
        return ALL.keySet();
    }
}
