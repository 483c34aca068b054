package arbiter.server.lab;

import arbiter.content.json.Json;
import arbiter.kernel.State;
import arbiter.lab.run.Fights;
import arbiter.lab.sensitivity.NumberChange;
import arbiter.lab.sensitivity.Sensitivity;
import arbiter.lab.sensitivity.Worth;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What one point is worth: the bars of units one lower and one higher. */
final class SensitivityTask implements LabTask {

    private static final int MOST = 40;

    private final Sensitivity<?> sensitivity;
    private final Optional<String> unit;

    SensitivityTask(LabScene scene, Optional<String> unit) {
        this.sensitivity = of(scene.fights());
        this.unit = unit;
    }

    private static <S extends State<S>> Sensitivity<S> of(Fights<S> fights) {
        return new Sensitivity<>(fights, 1);
    }

    @Override
    public void cancel() {
        sensitivity.cancel();
    }

    @Override
    public JsonNode run(Consumer<ObjectNode> progress) {
        List<NumberChange> candidates =
                sensitivity.candidates(unit).stream().limit(MOST).toList();
        List<Worth> judged = new ArrayList<>();
        progress.accept(Judged.json(judged, candidates.size()));
        return Json.sparse().tree(sensitivity.run(candidates, worth -> {
            judged.add(worth);
            progress.accept(Judged.json(judged, candidates.size()));
        }));
    }
}
