package arbiter.cli.json;

import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A question for programs. */
public final class RequestJson {

    private RequestJson() {}

    /** The question with its options, which the caller may have told more about. */
    public static Json.Fields of(Request<?> request, List<Json.Fields> options) {
        return Json.object()
                .with("unit", request.decider().id())
                .with("label", request.label())
                .with("prompt", request.prompt())
                .with("kind", request.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .with("command", request.command())
                .with("least", request.least())
                .with("most", request.most())
                .with("default", request.fallback().id())
                .with("options", options);
    }

    public static Json.Fields option(Option option) {
        return Json.object()
                .with("option", option.id())
                .with("text", option.text())
                .with("costs", costs(option));
    }

    private static Stream<Json.Fields> costs(Option option) {
        return option.costs().stream().map(RequestJson::cost);
    }

    private static Json.Fields cost(Cost cost) {
        return Json.object().with("what", cost.what()).with("amount", cost.amount());
    }
}
