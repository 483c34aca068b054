package arbiter.lab.builds;

import arbiter.content.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Strong builds that differ, the strongest first.
 *
 * @param cost what none may have more of, if that was asked for
 * @param borders for each axis where one kind ends and the next begins
 * @param opponents against whom all were tried
 * @param tried how many legal builds were played
 * @param fights how many fights that were
 */
public record BuildReport(
        String game,
        List<String> axes,
        Optional<BuildBudget> cost,
        Map<String, List<Integer>> borders,
        long seed,
        long forecastSeed,
        List<String> opponents,
        int tried,
        int wanted,
        long fights,
        List<Elite> elites) {

    public BuildReport {
        axes = List.copyOf(axes);
        opponents = List.copyOf(opponents);
        elites = List.copyOf(elites);
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
