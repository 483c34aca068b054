package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The description of each command has the keys of its record. */
class CommandSchemaTest {

    private static final JsonNode SCHEMAS = schemas();

    private static JsonNode schemas() {
        try (InputStream in = Command.class.getResourceAsStream("/arbiter/server/http/openapi.json")) {
            return new ObjectMapper().readTree(in).at("/components/schemas");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Collection<Class<? extends Command>> commands() {
        return CommandReader.WORDS.values();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_command_is_described_with_the_keys_of_its_record(Class<?> command) {
        JsonNode schema = SCHEMAS.path(command.getSimpleName() + "Command");
        Map<String, String> types = new TreeMap<>(Map.of("do", "string"));
        Set<String> required = new TreeSet<>(Set.of("do"));
        for (RecordComponent component : command.getRecordComponents()) {
            boolean optional = component.getType() == Optional.class;
            types.put(component.getName(), word(optional ? argument(component) : component.getGenericType()));
            if (!optional) {
                required.add(component.getName());
            }
        }

        Map<String, String> described = new TreeMap<>();
        schema.path("properties")
                .properties()
                .forEach(property -> described.put(
                        property.getKey(), property.getValue().path("type").asText()));
        Set<String> asked = new TreeSet<>();
        schema.path("required").forEach(key -> asked.add(key.asText()));

        assertThat(schema.at("/properties/do/enum/0").asText()).isEqualTo(Command.word(command));
        assertThat(described).isEqualTo(types);
        assertThat(asked).isEqualTo(required);
    }

    @Test
    void every_command_is_one_of_the_alternatives() {
        Set<String> described = new TreeSet<>();
        SCHEMAS.at("/Command/oneOf")
                .forEach(one -> described.add(one.get("$ref").asText().replaceAll(".*/", "")));
        Set<String> commands = new TreeSet<>();
        commands().forEach(command -> commands.add(command.getSimpleName() + "Command"));

        assertThat(described).isEqualTo(commands);
    }

    private static Type argument(RecordComponent component) {
        return ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
    }

    private static String word(Type type) {
        if (type instanceof ParameterizedType several) {
            return several.getRawType() == Map.class ? "object" : "array";
        }
        return switch (((Class<?>) type).getSimpleName()) {
            case "String" -> "string";
            case "boolean", "Boolean" -> "boolean";
            case "int", "Integer" -> "integer";
            case "JsonNode" -> "object";
            default -> type.getTypeName();
        };
    }
}
