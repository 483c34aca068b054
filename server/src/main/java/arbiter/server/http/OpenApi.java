package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The description of the calls for programs: a file that a test compares with the routes and with real answers. */
final class OpenApi {

    private OpenApi() {}

    static JsonNode description() {
        try (InputStream in = OpenApi.class.getResourceAsStream("openapi.json")) {
            return WireJson.tree(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
