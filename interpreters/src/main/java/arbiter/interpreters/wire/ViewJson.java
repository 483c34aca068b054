package arbiter.interpreters.wire;

import arbiter.kernel.Ending;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;

/** How things stand, for programs. */
public final class ViewJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ViewJson() {}

    /** Without the number of the turn, which would count the turns of hidden units. */
    public static ObjectNode moment(Moment moment) {
        return NODES.objectNode().put("round", moment.round()).put("text", moment.text());
    }

    public static ObjectNode unit(View.Unit unit) {
        ObjectNode node =
                NODES.objectNode().put("id", unit.id()).put("name", unit.name()).put("side", unit.side());
        unit.position().ifPresent(position -> {
            node.put("place", position.place()).put("size", position.size());
            position.facing().ifPresent(facing -> node.put("facing", facing));
            position.height().ifPresent(height -> node.put("height", height));
        });
        node.put("active", unit.active()).put("hidden", unit.hidden());
        unit.out().ifPresent(word -> node.put("out", word));
        node.set("bars", list(unit.bars(), ViewJson::bar));
        node.set("conditions", list(unit.conditions(), ViewJson::condition));
        node.set("details", details(unit.details()));
        return node;
    }

    public static ObjectNode board(View.Board board) {
        ObjectNode node = NODES.objectNode().put("kind", board.kind());
        node.set("features", list(board.features(), ViewJson::feature));
        if (!board.paints().isEmpty()) {
            node.set("paints", texts(board.paints()));
        }
        return node;
    }

    public static ArrayNode details(List<View.Detail> details) {
        return list(details, ViewJson::detail);
    }

    public static ObjectNode ending(Ending ending) {
        ObjectNode node = NODES.objectNode();
        ending.winner().ifPresent(winner -> node.put("winner", winner));
        return node.put("text", ending.text());
    }

    static ArrayNode modifiers(List<Modifiers.Part> parts) {
        return list(parts, part -> NODES.objectNode().put("label", part.label()).put("value", part.value()));
    }

    static ArrayNode texts(List<String> texts) {
        return list(texts, NODES::textNode);
    }

    static <T> ArrayNode list(List<T> values, Function<T, JsonNode> node) {
        ArrayNode array = NODES.arrayNode(values.size());
        values.forEach(value -> array.add(node.apply(value)));
        return array;
    }

    private static ObjectNode bar(View.Bar bar) {
        ObjectNode node = NODES.objectNode()
                .put("label", bar.label())
                .put("value", bar.value())
                .put("maximum", bar.maximum());
        return bar.parts() > 1 ? node.put("parts", bar.parts()) : node;
    }

    private static ObjectNode condition(View.Condition condition) {
        ObjectNode node = NODES.objectNode().put("name", condition.name()).put("explanation", condition.explanation());
        condition.duration().ifPresent(duration -> node.put("duration", duration));
        condition.unit().ifPresent(unit -> node.put("unit", unit));
        return node;
    }

    private static ObjectNode detail(View.Detail detail) {
        ObjectNode node = NODES.objectNode().put("label", detail.label()).put("value", detail.value());
        node.set("parts", modifiers(detail.parts()));
        node.set("within", details(detail.within()));
        return node;
    }

    private static ObjectNode feature(View.Feature feature) {
        ObjectNode node = NODES.objectNode().put("kind", feature.kind()).put("name", feature.name());
        node.set("at", texts(feature.at()));
        node.put("size", feature.size());
        node.set("details", details(feature.details()));
        return node;
    }
}
