package arbiter.server.http;

import arbiter.server.shared.RecordReader;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;

/** JSON as it comes in and goes out. What comes in is limited in depth, refused where unknown, and never guessed. */
final class WireJson {

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
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final RecordReader BODIES =
            new RecordReader(RecordReader.Limits.NONE, RequestRefused.Code.UNKNOWN_KEY);

    private WireJson() {}

    /** What was sent, as that record. */
    static <T extends Record> T read(byte[] body, Class<T> type) {
        return BODIES.read(tree(body), type, "");
    }

    static JsonNode tree(byte[] body) {
        try {
            return MAPPER.readTree(body);
        } catch (IOException broken) {
            throw refusal(broken);
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

    private static RequestRefused refusal(IOException broken) {
        if (broken instanceof JsonProcessingException syntax && syntax.getLocation() != null) {
            return new RequestRefused(
                    RequestRefused.Code.MALFORMED,
                    "this is not JSON as we read it: line "
                            + syntax.getLocation().getLineNr() + ", column "
                            + syntax.getLocation().getColumnNr() + " (nested at most " + DEPTH
                            + " deep, no key twice, no NaN)",
                    "");
        }
        return new RequestRefused(RequestRefused.Code.MALFORMED, "this is not JSON as we read it", "");
    }
}
