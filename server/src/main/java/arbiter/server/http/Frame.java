package arbiter.server.http;

import com.fasterxml.jackson.databind.JsonNode;

/** What a client sends: a ping, or a command with its key and the number it was made against. */
record Frame(String type, String key, Long number, JsonNode command) {

    private static final int LONGEST_KEY = 64;

    boolean isPing() {
        return "ping".equals(type);
    }

    /** Refuses a command that lacks something. */
    void check() {
        if (type != null && !type.equals("command")) {
            throw Declined.malformed("malformed", "'type' is command or ping", "type");
        }
        if (key == null || key.isBlank() || key.length() > LONGEST_KEY) {
            throw Declined.malformed("malformed", "'key' has 1 to " + LONGEST_KEY + " characters", "key");
        }
        if (command == null || !command.isObject() || !command.path("do").isTextual()) {
            throw Declined.malformed("malformed", "'command' is an object that says what to 'do'", "command");
        }
    }

    boolean isChat() {
        return command.path("do").asText().equals("say");
    }

    long numberOrNone() {
        return number == null ? 0 : number;
    }
}
