package arbiter.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Map.Entry;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Declarations for TypeScript's checker of everything the description of the protocol has a schema for. */
final class ProtocolTypes {

    private static final String HEAD = """
            // What the server sends and takes, made from its description at /api/openapi.json.
            // PageTypesTest keeps this file true; run it with -Darbiter.update=true to write it anew.
            """;

    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][\\w$]*");

    private ProtocolTypes() {}

    static String of(JsonNode description) {
        StringBuilder text = new StringBuilder(HEAD);
        description
                .at("/components/schemas")
                .properties()
                .forEach(schema ->
                        text.append('\n').append(comment(schema.getValue(), "")).append(declared(schema)));
        return text.toString();
    }

    private static String declared(Entry<String, JsonNode> named) {
        JsonNode schema = named.getValue();
        if (schema.has("oneOf")) {
            StringBuilder alternatives = new StringBuilder();
            schema.get("oneOf").forEach(one -> alternatives.append("\n  | ").append(type(one, "    ")));
            return "export type " + named.getKey() + " =" + alternatives + ";\n";
        }
        return schema.has("properties")
                ? "export interface " + named.getKey() + " " + type(schema, "") + "\n"
                : "export type " + named.getKey() + " = " + type(schema, "") + ";\n";
    }

    private static String comment(JsonNode schema, String indent) {
        String text = schema.path("description").asText();
        return text.isEmpty() ? "" : indent + "/** " + text + " */\n";
    }

    private static String type(JsonNode schema, String indent) {
        if (schema.has("$ref")) {
            return schema.get("$ref").asText().replaceAll(".*/", "");
        }
        if (schema.has("oneOf")) {
            return union(schema.get("oneOf"), indent);
        }
        if (schema.has("enum")) {
            return StreamSupport.stream(schema.get("enum").spliterator(), false)
                    .map(one -> one.isTextual() ? "'" + one.asText() + "'" : one.toString())
                    .collect(Collectors.joining(" | "));
        }
        return switch (schema.path("type").asText()) {
            case "string" -> "string";
            case "integer", "number" -> "number";
            case "boolean" -> "boolean";
            case "null" -> "null";
            case "array" -> list(type(schema.path("items"), indent));
            case "object" -> object(schema, indent);
            default -> "unknown";
        };
    }

    private static String union(JsonNode alternatives, String indent) {
        return StreamSupport.stream(alternatives.spliterator(), false)
                .map(one -> type(one, indent))
                .collect(Collectors.joining(" | "));
    }

    private static String list(String items) {
        return items.contains(" | ") ? "(" + items + ")[]" : items + "[]";
    }

    private static String object(JsonNode schema, String indent) {
        JsonNode more = schema.path("additionalProperties");
        if (!schema.has("properties")) {
            return "Record<string, " + (more.isObject() ? type(more, indent) : "unknown") + ">";
        }
        Set<String> required = new HashSet<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        String inner = indent + "  ";
        StringBuilder text = new StringBuilder("{\n");
        schema.get("properties")
                .properties()
                .forEach(property -> text.append(comment(property.getValue(), inner))
                        .append(inner)
                        .append(key(property.getKey()))
                        .append(required.contains(property.getKey()) ? ": " : "?: ")
                        .append(type(property.getValue(), inner))
                        .append(";\n"));
        if (more.asBoolean()) {
            text.append(inner).append("[more: string]: unknown;\n");
        }
        return text.append(indent).append('}').toString();
    }

    private static String key(String name) {
        return NAME.matcher(name).matches() ? name : "'" + name + "'";
    }
}
