package arbiter.lab.ablation;

import arbiter.content.json.Json;
import arbiter.lab.statistics.ShareInterval;
import java.util.List;
import java.util.Optional;

/**
 * What decides an encounter, the largest changes first.
 *
 * @param side the side whose share is meant
 * @param won its share with nothing forbidden, unless the run was stopped before that was known
 * @param candidates how many things were to be judged; the effects are fewer where the run was stopped
 */
public record AblationReport(
        String name,
        String game,
        String side,
        long seed,
        long fights,
        Optional<ShareInterval> won,
        int candidates,
        List<Effect> effects) {

    public AblationReport {
        effects = List.copyOf(effects);
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
