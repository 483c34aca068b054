package arbiter.server.lab;

import arbiter.content.json.Json;
import arbiter.lab.ablation.Ablation;
import arbiter.lab.ablation.Effect;
import arbiter.lab.run.Use;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What decides it: what happens if something may not be done. */
final class AblationTask implements LabTask {

    private static final int MOST = 16;

    private final Ablation ablation;
    private final Optional<String> unit;

    AblationTask(LabScene scene, Optional<String> unit) {
        this.ablation = new Ablation(scene.fights(), 1);
        this.unit = unit;
    }

    @Override
    public void cancel() {
        ablation.cancel();
    }

    @Override
    public JsonNode run(Consumer<ObjectNode> progress) {
        List<Use> candidates = ablation.candidates(unit, MOST);
        List<Effect> judged = new ArrayList<>();
        progress.accept(Judged.json(judged, candidates.size()));
        return Json.sparse().tree(ablation.run(candidates, effect -> {
            judged.add(effect);
            progress.accept(Judged.json(judged, candidates.size()));
        }));
    }
}
