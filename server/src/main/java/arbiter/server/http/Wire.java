package arbiter.server.http;

import arbiter.content.Nearest;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** JSON as it comes in and goes out. What comes in is limited in depth, refused where unknown, and never guessed. */
final class Wire {

    private static final int DEPTH = 32;
    private static final int NUMBER = 40;
    private static final int KEY = 256;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH)
                    .maxNumberLength(NUMBER)
                    .maxNameLength(KEY)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final ObjectMapper MAPPER = JsonMapper.builder(FACTORY)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .build();

    private Wire() {}

    /** What was sent, as that record. */
    static <T> T read(byte[] body, Class<T> type) {
        try {
            T read = MAPPER.readValue(body, type);
            if (read == null) {
                throw Declined.malformed("malformed", "a JSON object is needed, not null", "");
            }
            return read;
        } catch (IOException broken) {
            throw declined(broken);
        }
    }

    static JsonNode tree(byte[] body) {
        try {
            return MAPPER.readTree(body);
        } catch (IOException broken) {
            throw declined(broken);
        }
    }

    static <T> T convert(JsonNode node, Class<T> type) {
        try {
            return MAPPER.treeToValue(node, type);
        } catch (IOException broken) {
            throw declined(broken);
        }
    }

    static byte[] bytes(Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException ours) {
            throw new UncheckedIOException(ours);
        }
    }

    static String text(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException ours) {
            throw new UncheckedIOException(ours);
        }
    }

    private static Declined declined(IOException broken) {
        if (broken instanceof UnrecognizedPropertyException unknown) {
            List<String> known = unknown.getKnownPropertyIds().stream()
                    .map(Objects::toString)
                    .sorted()
                    .toList();
            return Declined.malformed(
                    "unknown-key", Nearest.unknown("key", unknown.getPropertyName(), known), where(unknown));
        }
        if (broken instanceof JsonMappingException unfitting) {
            return Declined.malformed("malformed", "this is not what is expected here", where(unfitting));
        }
        if (broken instanceof JsonProcessingException syntax && syntax.getLocation() != null) {
            return Declined.malformed(
                    "malformed",
                    "this is not JSON as we read it: line "
                            + syntax.getLocation().getLineNr() + ", column "
                            + syntax.getLocation().getColumnNr() + " (nested at most " + DEPTH
                            + " deep, no key twice, no NaN)",
                    "");
        }
        return Declined.malformed("malformed", "this is not JSON as we read it", "");
    }

    private static String where(JsonMappingException unfitting) {
        StringBuilder where = new StringBuilder();
        for (JsonMappingException.Reference step : unfitting.getPath()) {
            if (step.getFieldName() == null) {
                where.append('[').append(step.getIndex()).append(']');
            } else {
                where.append(where.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return where.toString();
    }
}
