package arbiter.games.narrative.vehicle.crew;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which crew action does what, by its id. */
public final class CrewActionTraits {

    private static final Map<String, CrewActionTrait> ALL = Map.of(
            "plot-course", new PlotCourse(),
            "copilot", new Copilot(),
            "jamming", new Jamming(),
            "boost-defences", new BoostDefences(),
            "manual-repairs", new ManualRepairs(),
            "fire-discipline", new FireDiscipline(),
            "scan-the-enemy", new ScanEnemy(),
            "intercept-projectiles", new InterceptProjectiles());

    private CrewActionTraits() {}

    static CrewActionTrait of(String id) {
        return Optional.ofNullable(ALL.get(id))
                .orElseThrow(() -> new IllegalStateException("nothing is known of the crew action " + id));
    }

    public static Set<String> known() {
        return ALL.keySet();
    }
}
