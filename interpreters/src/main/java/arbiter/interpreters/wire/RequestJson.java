package arbiter.interpreters.wire;

import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;

/** A question for programs. */
public final class RequestJson {

    private RequestJson() {}

    /** The question under that id, asked of the unit with that name. */
    public static ObjectNode of(String id, String name, Request<?> request) {
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("id", id)
                .put("unit", request.decider().id())
                .put("name", name)
                .put("label", request.label())
                .put("prompt", request.prompt())
                .put("kind", request.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .put("least", request.least())
                .put("most", request.most())
                .put("main", request.command());
        node.set("fallback", ViewJson.texts(Agents.byDefault(request)));
        node.set("options", ViewJson.list(request.options(), option -> offered(request, option)));
        if (request.quiet()) {
            node.put("quiet", true);
        }
        return request.free() ? node.put("free", true) : node;
    }

    private static ObjectNode offered(Request<?> request, Option option) {
        ObjectNode node = option(option);
        List<String> whom = request.whom(option);
        if (!whom.isEmpty()) {
            node.set("whom", ViewJson.texts(whom));
        }
        return node;
    }

    public static ObjectNode option(Option option) {
        ObjectNode node =
                JsonNodeFactory.instance.objectNode().put("id", option.id()).put("text", option.text());
        node.set(
                "costs",
                ViewJson.list(
                        option.costs(),
                        cost -> JsonNodeFactory.instance
                                .objectNode()
                                .put("what", cost.what())
                                .put("amount", cost.amount())));
        option.pointer().ifPresent(pointer -> {
            if (pointer instanceof Pointer.Unit unit) {
                node.put("unit", unit.id());
            } else if (pointer instanceof Pointer.Place place) {
                node.put("place", place.at());
            }
        });
        List<String> area = option.area();
        if (!area.isEmpty()) {
            node.set("area", ViewJson.texts(area));
        }
        return option.declines() ? node.put("declines", true) : node;
    }
}
