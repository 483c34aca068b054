package arbiter.server.lab;

import arbiter.content.json.Json;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.tally.Tally;
import arbiter.server.table.TurnStart;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** How the chances went at a table, turn by turn: fights played on from the beginning of each. */
final class CourseTask implements LabTask {

    private final LabScene scene;
    private final List<TurnStart> turns;
    private volatile boolean cancelled;
    private volatile Optional<JobRun> now = Optional.empty();

    CourseTask(LabScene scene, List<TurnStart> turns) {
        this.scene = scene;
        this.turns = turns;
    }

    @Override
    public void cancel() {
        cancelled = true;
        now.ifPresent(JobRun::cancel);
    }

    @Override
    public JsonNode run(Consumer<ObjectNode> progress) {
        ArrayNode points = JsonNodeFactory.instance.arrayNode();
        for (TurnStart turn : turns) {
            if (cancelled) {
                break;
            }
            chance(scene.fights(), turn).ifPresent(won -> {
                ObjectNode point = points.addObject()
                        .put("number", turn.number())
                        .put("round", turn.round())
                        .put("text", turn.text());
                point.set("won", Json.plain().tree(won));
                progress.accept(JsonNodeFactory.instance
                        .objectNode()
                        .put("done", points.size())
                        .put("of", turns.size())
                        .set("points", points.deepCopy()));
            });
        }
        if (points.isEmpty()) {
            throw new Refused("stopped before the first turn was known");
        }
        return JsonNodeFactory.instance
                .objectNode()
                .put("side", scene.fights().sides().get(0))
                .put("fights", scene.fights().job().length().fights())
                .put("complete", !cancelled)
                .set("points", points);
    }

    /** The share of the first side from there; unknown where it was cancelled. */
    private <S extends State<S>> Optional<ShareInterval> chance(Fights<S> fights, TurnStart turn) {
        Start start = new Start.Standing(fights.job().start().name(), turn.state());
        Optional<JobRun> ready = ready(fights, start);
        now = ready;
        if (cancelled || ready.isEmpty()) {
            return Optional.empty();
        }
        Tally tally = ready.get().run(progress -> {}).tally();
        return tally.fights() == 0
                ? Optional.empty()
                : Optional.of(ShareInterval.of(tally.won(fights.sides().get(0)), (int) tally.fights()));
    }

    /** Nothing can be played on from where a side has gone. */
    private static <S extends State<S>> Optional<JobRun> ready(Fights<S> fights, Start start) {
        try {
            return Optional.of(new JobRun(Fights.of(fights.job().with(start), fights.book()), 1));
        } catch (Refused nobodyToFight) {
            return Optional.empty();
        }
    }
}
