package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/** What a call is answered with. */
sealed interface Reply {

    int status();

    /** JSON, or nothing where the node is missing. */
    record Told(int status, JsonNode body) implements Reply {}

    /** A file that browsers may keep, because its address stands for these bytes for ever. */
    record Kept(String type, byte[] bytes) implements Reply {

        @Override
        public int status() {
            return 200;
        }
    }

    /** JSON that is the same for everybody until the program changes. */
    record Printed(Page page) implements Reply {

        @Override
        public int status() {
            return 200;
        }
    }

    /** Written once, for many calls. */
    static Reply printed(JsonNode body) {
        return new Printed(Page.of(WireJson.bytes(body), "application/json"));
    }

    static Reply of(JsonNode body) {
        return new Told(200, body);
    }

    /** An object with one key. */
    static Reply of(String key, JsonNode value) {
        return of(JsonNodeFactory.instance.objectNode().set(key, value));
    }

    static Reply made(JsonNode body) {
        return new Told(201, body);
    }

    /** Done, and there is nothing to say about it. */
    static Reply done() {
        return new Told(204, JsonNodeFactory.instance.missingNode());
    }
}
