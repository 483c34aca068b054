package arbiter.cli.json;

import arbiter.interpreters.situation.Expected;
import java.util.List;
import java.util.stream.Stream;

/** Expectations for programs: whether each held, and what there was instead. */
public final class ExpectationJson {

    private ExpectationJson() {}

    public static Stream<Json.Fields> of(List<Expected.Result> results) {
        return results.stream()
                .map(result -> Json.object()
                        .with("text", result.text())
                        .with("held", result.held())
                        .with("found", result.found()));
    }
}
