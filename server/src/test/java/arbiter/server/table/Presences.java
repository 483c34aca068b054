package arbiter.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What is told of a table apart from who has it open, which every process knows of its own sockets only. */
public final class Presences {

    private Presences() {}

    /** The same message without saying who is there; the message itself is changed. */
    public static <T extends JsonNode> T without(T message) {
        message.path("members").forEach(member -> ((ObjectNode) member).remove("here"));
        return message;
    }
}
