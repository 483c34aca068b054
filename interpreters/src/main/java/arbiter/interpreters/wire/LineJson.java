package arbiter.interpreters.wire;

import arbiter.kernel.Line;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A line of the log for programs, in its parts. */
public final class LineJson {

    private LineJson() {}

    public static ArrayNode parts(Line line) {
        return ViewJson.list(line.parts(), LineJson::part);
    }

    private static ObjectNode part(Line.Part part) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        if (part instanceof Line.Unit unit) {
            return node.put("unit", unit.id()).put("text", unit.text());
        }
        if (part instanceof Line.Rule rule) {
            return node.put("rule", rule.id()).put("text", rule.text());
        }
        if (part instanceof Line.Dice dice) {
            return node.put("dice", dice.text());
        }
        if (part instanceof Line.Total total) {
            node.put("total", total.value()).put("text", total.text());
            node.set("parts", ViewJson.modifiers(total.parts()));
            return node;
        }
        return node.put("words", part.text());
    }
}
