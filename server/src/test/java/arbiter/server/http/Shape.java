package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Compares JSON with the schemas of the description: the part of JSON Schema that it uses. */
final class Shape {

    private final JsonNode description;

    Shape(JsonNode description) {
        this.description = description;
    }

    /** Everything that does not fit, each with its place. */
    List<String> misfits(JsonNode value, JsonNode schema) {
        List<String> misfits = new ArrayList<>();
        compare(value, schema, "", misfits);
        return misfits;
    }

    private void compare(JsonNode value, JsonNode schema, String where, List<String> misfits) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").asText().replaceAll(".*/", "");
            compare(value, description.at("/components/schemas/" + name), where, misfits);
        } else if (schema.has("oneOf")) {
            boolean fits = false;
            for (JsonNode one : schema.get("oneOf")) {
                fits |= misfits(value, one).isEmpty();
            }
            if (!fits) {
                misfits.add(where + " fits none of the alternatives: " + value);
            }
        } else if (!isOf(value, schema.path("type").asText())) {
            misfits.add(where + " is no " + schema.path("type").asText() + ": " + value);
        } else if (schema.has("enum") && !contains(schema.get("enum"), value)) {
            misfits.add(where + " is none of " + schema.get("enum") + ": " + value);
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                compare(value.get(i), schema.path("items"), where + "[" + i + "]", misfits);
            }
        } else if (value.isObject()) {
            object(value, schema, where, misfits);
        }
    }

    private void object(JsonNode value, JsonNode schema, String where, List<String> misfits) {
        for (JsonNode required : schema.path("required")) {
            if (!value.has(required.asText())) {
                misfits.add(where + " lacks " + required.asText());
            }
        }
        JsonNode more = schema.path("additionalProperties");
        value.properties().forEach(entry -> {
            JsonNode known = schema.path("properties").path(entry.getKey());
            String place = where + "." + entry.getKey();
            if (!known.isMissingNode()) {
                compare(entry.getValue(), known, place, misfits);
            } else if (more.isObject()) {
                compare(entry.getValue(), more, place, misfits);
            } else if (more.isBoolean() && !more.asBoolean()) {
                misfits.add(place + " is not described");
            }
        });
    }

    private static boolean isOf(JsonNode value, String type) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isTextual();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> true;
        };
    }

    private static boolean contains(JsonNode list, JsonNode value) {
        for (JsonNode one : list) {
            if (one.equals(value)) {
                return true;
            }
        }
        return false;
    }
}
