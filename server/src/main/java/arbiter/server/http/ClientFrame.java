package arbiter.server.http;

import arbiter.server.shared.CommandKey;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** What a client sends: a ping, or a command with its key and the number it was made against. */
record ClientFrame(Optional<String> type, Optional<String> key, Optional<Long> number, Optional<JsonNode> command) {

    boolean isPing() {
        return type.equals(Optional.of("ping"));
    }

    /** Refuses a command that lacks something. */
    void check() {
        if (!type.orElse("command").equals("command")) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "'type' is command or ping", "type");
        }
        CommandKey.check(key.orElse(""), "key");
        if (command.filter(JsonNode::isObject).isEmpty()
                || !command.get().path("do").isTextual()) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "'command' is an object that says what to 'do'", "command");
        }
    }

    boolean isChat() {
        return command.get().path("do").asText().equals("say");
    }

    long numberOrNone() {
        return number.orElse(0L);
    }
}
