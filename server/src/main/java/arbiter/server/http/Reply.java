package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/** What a call is answered with. */
record Reply(int status, JsonNode body) {

    static Reply of(JsonNode body) {
        return new Reply(200, body);
    }

    /** An object with one key. */
    static Reply of(String key, JsonNode value) {
        return of(JsonNodeFactory.instance.objectNode().set(key, value));
    }

    static Reply made(JsonNode body) {
        return new Reply(201, body);
    }

    /** Done, and there is nothing to say about it. */
    static Reply done() {
        return new Reply(204, JsonNodeFactory.instance.missingNode());
    }
}
