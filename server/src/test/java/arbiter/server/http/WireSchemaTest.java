package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.wire.LineJson;
import arbiter.interpreters.wire.OutlookJson;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas of the description are the records that the server and the command line print. */
class WireSchemaTest {

    private static final JsonNode SCHEMAS = OpenApi.description().at("/components/schemas");

    /** Where the schema has another name than the record. */
    private static final Map<Class<?>, String> NAMES = Map.of(
            ViewJson.class, "View",
            RequestJson.class, "Request",
            OutlookJson.class, "Preview",
            LineJson.class, "Item");

    /** Optional in the record, because the command line does not tell it; the server always does. */
    private static final Set<String> ALWAYS_BY_SERVER =
            Set.of("Unit.seat", "Unit.yours", "Request.yours", "Call.yours");

    /** What only the server knows of a unit: the picture that people gave its token. */
    private static final Map<String, Set<String>> ONLY_BY_SERVER = Map.of("Unit", Set.of("portrait"));

    static List<Class<?>> records() {
        return Stream.of(ViewJson.class, RequestJson.class, OutlookJson.class, LineJson.class)
                .flatMap(top -> Stream.concat(Stream.of(top), Arrays.stream(top.getDeclaredClasses())))
                .filter(type -> type != LineJson.class && type != LineJson.Part.class)
                .<Class<?>>map(type -> type)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("records")
    void a_schema_has_the_keys_and_types_of_its_record(Class<?> type) {
        JsonNode schema = SCHEMAS.path(name(type));
        Set<String> required = new TreeSet<>();
        for (RecordComponent component : type.getRecordComponents()) {
            String key = component.getName();
            boolean optional = component.getType() == Optional.class;
            if (!optional || ALWAYS_BY_SERVER.contains(name(type) + "." + key)) {
                required.add(key);
            }
            Type value = optional ? argument(component.getGenericType(), 0) : component.getGenericType();
            checkType(schema.path("properties").path(key), value, name(type) + "." + key);
        }

        Set<String> known = new TreeSet<>(components(type));
        known.addAll(ONLY_BY_SERVER.getOrDefault(name(type), Set.of()));
        assertThat(keys(schema.path("properties"))).isEqualTo(known);
        assertThat(texts(schema.path("required"))).isEqualTo(required);
    }

    @Test
    void an_item_of_the_log_has_what_a_line_has() {
        assertThat(keys(SCHEMAS.at("/Item/properties"))).containsAll(components(LineJson.class));
    }

    @Test
    void the_parts_of_a_line_have_the_keys_of_their_record() {
        Set<String> keys = new TreeSet<>();
        SCHEMAS.at("/Part/oneOf").forEach(one -> keys.addAll(keys(one.path("properties"))));

        assertThat(keys).isEqualTo(components(LineJson.Part.class));
    }

    private static void checkType(JsonNode schema, Type type, String where) {
        Class<?> raw = raw(type);
        if (raw.isRecord()) {
            assertThat(schema.path("$ref").asText()).as(where).isEqualTo("#/components/schemas/" + name(raw));
            return;
        }
        assertThat(schema.path("type").asText()).as(where).isEqualTo(word(raw));
        if (Collection.class.isAssignableFrom(raw)) {
            checkType(schema.path("items"), argument(type, 0), where + "[]");
        } else if (raw == Map.class) {
            checkType(schema.path("additionalProperties"), argument(type, 1), where + ".*");
        }
    }

    private static String word(Class<?> raw) {
        if (Collection.class.isAssignableFrom(raw)) {
            return "array";
        }
        return switch (raw.getSimpleName()) {
            case "String" -> "string";
            case "int", "long", "Integer", "Long" -> "integer";
            case "double", "Double" -> "number";
            case "boolean", "Boolean" -> "boolean";
            case "Map" -> "object";
            default -> raw.getName();
        };
    }

    private static String name(Class<?> type) {
        return NAMES.getOrDefault(type, type.getSimpleName());
    }

    private static Set<String> components(Class<?> type) {
        Set<String> names = new TreeSet<>();
        Arrays.stream(type.getRecordComponents()).forEach(component -> names.add(component.getName()));
        return names;
    }

    private static Set<String> keys(JsonNode node) {
        Set<String> keys = new TreeSet<>();
        node.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static Set<String> texts(JsonNode list) {
        Set<String> texts = new TreeSet<>();
        list.forEach(one -> texts.add(one.asText()));
        return texts;
    }

    private static Type argument(Type type, int number) {
        return ((ParameterizedType) type).getActualTypeArguments()[number];
    }

    private static Class<?> raw(Type type) {
        return type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
    }
}
