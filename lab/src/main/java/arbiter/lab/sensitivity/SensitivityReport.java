package arbiter.lab.sensitivity;

import arbiter.content.json.Json;
import arbiter.lab.statistics.ShareInterval;
import java.util.List;
import java.util.Optional;

/**
 * What one point is worth, the largest changes first.
 *
 * @param side the side whose share is meant
 * @param won its share with nothing changed, unless the run was stopped before that was known
 * @param candidates how many changes were to be judged; there are fewer where the run was stopped
 */
public record SensitivityReport(
        String name,
        String game,
        String side,
        long seed,
        long fights,
        Optional<ShareInterval> won,
        int candidates,
        List<Worth> numbers) {

    public SensitivityReport {
        numbers = List.copyOf(numbers);
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
