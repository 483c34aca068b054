package arbiter.server.lab;

import arbiter.content.json.Json;
import arbiter.kernel.Refused;
import arbiter.lab.agent.AgentKind;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.report.Reporter;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.Progress;
import arbiter.lab.run.RunResult;
import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.tally.Tally;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Who wins how often: the report of {@code arbiter simulate}, and whether random players would change the answer. */
final class SimulationTask implements LabTask {

    /** With other players so many fights are enough to see whether the sign flips. */
    private static final int FIGHTS_OF_OTHERS = 100;

    private final LabScene scene;
    private final JobRun run;
    private final JobRun others;
    private final ArrayNode trace = JsonNodeFactory.instance.arrayNode();
    private long traced;
    private volatile boolean cancelled;

    SimulationTask(LabScene scene) {
        this.scene = scene;
        this.run = new JobRun(scene.fights(), 1);
        this.others = new JobRun(byRandom(scene), 1);
    }

    private static Fights<?> byRandom(LabScene scene) {
        Map<String, AgentChoice> everybody = new LinkedHashMap<>();
        scene.fights()
                .sides()
                .forEach(side -> everybody.put(side, new AgentChoice(AgentKind.RANDOM, OptionalInt.empty())));
        Job job = scene.fights().job();
        return scene.under(job.withAgents(everybody)
                .with(RunLength.of(Math.min(FIGHTS_OF_OTHERS, job.length().fights()))));
    }

    @Override
    public void cancel() {
        cancelled = true;
        run.cancel();
        others.cancel();
    }

    @Override
    public JsonNode run(Consumer<ObjectNode> progress) {
        RunResult result = run.run(now -> progress.accept(json(now)));
        if (result.tally().fights() == 0) {
            throw new Refused("stopped before the first fight was over");
        }
        Map<String, Tally> compared = new LinkedHashMap<>();
        if (!cancelled) {
            Tally tally = others.run(now -> {}).tally();
            if (tally.fights() > 0) {
                compared.put(AgentKind.RANDOM.word(), tally);
            }
        }
        ObjectNode report = (ObjectNode) Json.sparse().tree(Reporter.report(scene.fights(), result, compared));
        report.set("trace", trace);
        return report.put("seconds", result.elapsed().toMillis() / 1000.0).put("complete", result.complete());
    }

    private ObjectNode json(Progress now) {
        long fights = now.tally().fights();
        ShareInterval won =
                ShareInterval.of(now.tally().won(scene.fights().sides().get(0)), (int) fights);
        if (fights >= traced * 1.1 || fights == now.wanted()) {
            traced = fights;
            trace.addObject()
                    .put("fights", fights)
                    .put("share", won.share())
                    .put("low", won.low())
                    .put("high", won.high());
        }
        ObjectNode json =
                JsonNodeFactory.instance.objectNode().put("done", fights).put("of", now.wanted());
        json.set("won", Json.plain().tree(won));
        json.set("trace", trace.deepCopy());
        now.left().ifPresent(left -> json.put("secondsLeft", left.toMillis() / 1000.0));
        return json;
    }
}
