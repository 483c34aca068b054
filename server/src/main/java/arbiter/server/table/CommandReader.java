package arbiter.server.table;

import arbiter.content.Nearest;
import arbiter.server.shared.RecordReader;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;

/** Reads the commands of the protocol from JSON. */
final class CommandReader {

    private static final RecordReader.Limits LIMITS = new RecordReader.Limits(64, 200, 64);
    private static final RecordReader READER = new RecordReader(LIMITS, RequestRefused.Code.MALFORMED);

    /** The records of all commands by their words. */
    static final Map<String, Class<? extends Command>> WORDS = words();

    private CommandReader() {}

    /** What else is sent to a table, as that record, within the limits of commands. */
    static <T extends Record> T read(JsonNode json, Class<T> type, String where) {
        return READER.read(json, type, where);
    }

    static Command read(JsonNode json) {
        String word = json.path("do").asText();
        if (!json.isObject() || !WORDS.containsKey(word)) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, Nearest.unknown("command", word, WORDS.keySet()), "command.do");
        }
        ObjectNode fields = json.deepCopy();
        fields.remove("do");
        return READER.read(fields, WORDS.get(word), "command");
    }

    private static Map<String, Class<? extends Command>> words() {
        Map<String, Class<? extends Command>> words = new TreeMap<>();
        add(Command.class, words);
        return words;
    }

    private static void add(Class<?> kind, Map<String, Class<? extends Command>> words) {
        if (kind.isSealed()) {
            for (Class<?> permitted : kind.getPermittedSubclasses()) {
                add(permitted, words);
            }
        } else {
            words.put(Command.word(kind), kind.asSubclass(Command.class));
        }
    }
}
