package arbiter.server.lab;

import arbiter.content.json.Json;
import arbiter.lab.compare.Comparison;
import arbiter.lab.compare.PairTally;
import arbiter.lab.compare.PairedRun;
import arbiter.lab.statistics.SequentialPairs;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;

/** What a change does: the same fights without it and with it, until that is known. */
final class ComparisonTask implements LabTask {

    /** The difference of shares to tell from none. */
    private static final double STEP = 0.03;

    private final SequentialPairs test = new SequentialPairs(0.5, 0.5 + STEP / 2);
    private final PairedRun run;
    private final long limit;
    private final ArrayNode trace = JsonNodeFactory.instance.arrayNode();
    private long traced;

    ComparisonTask(LabScene a, LabScene b) {
        limit = a.fights().job().length().fights();
        run = new PairedRun(a.fights(), b.fights(), a.fights().sides().get(0), STEP, limit, 1);
    }

    @Override
    public void cancel() {
        run.cancel();
    }

    @Override
    public JsonNode run(Consumer<ObjectNode> progress) {
        Comparison comparison = run.run(pairs -> progress.accept(json(pairs)));
        ObjectNode json = (ObjectNode) Json.sparse().tree(comparison);
        if (traced != comparison.pairs() && !trace.isEmpty()) {
            point(comparison.counts());
        }
        json.set("trace", trace);
        return json;
    }

    private ObjectNode json(PairTally pairs) {
        if (pairs.pairs() >= traced * 1.05) {
            point(pairs);
        }
        ObjectNode json =
                JsonNodeFactory.instance.objectNode().put("done", pairs.pairs()).put("of", limit);
        json.set("difference", Json.plain().tree(pairs.difference()));
        return json;
    }

    /** The evidence so far for B, and for A. */
    private void point(PairTally pairs) {
        traced = pairs.pairs();
        trace.addObject()
                .put("pairs", traced)
                .put("forB", test.ratio(pairs.better()))
                .put("forA", test.ratio(pairs.better().mirrored()));
    }
}
