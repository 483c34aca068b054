package arbiter.server.lab;

import arbiter.content.json.Json;
import arbiter.kernel.Refused;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Something ordered from the lab, from its place in the line to its answer. May be asked by any thread. */
final class LabJob {

    private static final Logger LOG = LoggerFactory.getLogger(LabJob.class);

    /** How far it is. */
    enum Stage {
        WAITING,
        RUNNING,
        DONE,
        FAILED
    }

    private final String id;
    private final String person;
    private final LabScene scene;

    /** What never changes of how its owner sees it. */
    private final ObjectNode shown;

    private final LabTask task;
    private Stage stage = Stage.WAITING;
    private boolean stopped;
    private Optional<JsonNode> progress = Optional.empty();
    private Optional<JsonNode> result = Optional.empty();
    private Optional<String> problem = Optional.empty();

    LabJob(String id, String person, LabOrder order, LabScene scene, LabTask task) {
        this.id = id;
        this.person = person;
        this.scene = scene;
        this.task = task;
        this.shown = JsonNodeFactory.instance.objectNode().put("id", id).put("kind", order.kind());
        ObjectNode asked = (ObjectNode) Json.sparse().tree(order);
        shown.set("order", asked.without("situation")); // it is long, and its owner has it
        shown.set("scene", scene.json());
    }

    String id() {
        return id;
    }

    String person() {
        return person;
    }

    LabScene scene() {
        return scene;
    }

    synchronized Stage stage() {
        return stage;
    }

    boolean isOver() {
        return stage() == Stage.DONE || stage() == Stage.FAILED;
    }

    /** Its turn has come; false if it was stopped meanwhile. */
    synchronized boolean begins() {
        if (stage != Stage.WAITING) {
            return false;
        }
        stage = Stage.RUNNING;
        return true;
    }

    /** Finds the answer out, unless it was stopped before. */
    void work() {
        try {
            JsonNode found = task.run(this::tell);
            end(Stage.DONE, Optional.of(found), Optional.empty());
        } catch (Refused | IllegalArgumentException refused) {
            end(Stage.FAILED, Optional.empty(), Optional.of(refused.getMessage()));
        } catch (RuntimeException | StackOverflowError broken) {
            LOG.error(
                    "A job of the lab cannot be finished: {}",
                    scene.fights().job().start().name(),
                    broken);
            end(Stage.FAILED, Optional.empty(), Optional.of("this could not be played to its end"));
        }
    }

    private synchronized void tell(ObjectNode now) {
        progress = Optional.of(now);
    }

    private synchronized void end(Stage how, Optional<JsonNode> found, Optional<String> why) {
        stage = how;
        result = found;
        problem = why;
        progress = Optional.empty();
    }

    /** Ends it soon with what is known by then; one that waits ends at once. */
    void stop() {
        synchronized (this) {
            stopped = true;
            if (stage == Stage.WAITING) {
                end(Stage.FAILED, Optional.empty(), Optional.of("stopped before it began"));
                return;
            }
        }
        task.cancel();
    }

    /** As its owner sees it, with the number of jobs before it where it waits. */
    synchronized ObjectNode json(int before) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.setAll(shown);
        json.put("stage", stage.name().toLowerCase(Locale.ROOT)).put("stopped", stopped);
        if (stage == Stage.WAITING) {
            json.put("before", before);
        }
        progress.ifPresent(now -> json.set("progress", now));
        result.ifPresent(found -> json.set("result", found));
        problem.ifPresent(why -> json.put("problem", why));
        return json;
    }
}
