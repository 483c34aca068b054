package arbiter.bench.load;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Tables as files that nobody has played: of many people, or of many records. */
final class LongFile {

    private static final int LINE = 80;

    private LongFile() {}

    /** A table where so many are said to have sat. */
    static ObjectNode ofPeople(Attacker attacker, int count) {
        ObjectNode file = exported(attacker);
        ArrayNode members = file.putArray("members");
        for (int i = 1; i <= count; i++) {
            members.addObject().put("id", "m" + i).put("name", "Person " + i);
        }
        return file;
    }

    /** A table where so much has been said. */
    static ObjectNode ofLines(Attacker attacker, int count) {
        ObjectNode file = exported(attacker);
        ArrayNode records = (ArrayNode) file.get("records");
        ObjectNode said = (ObjectNode) records.get(records.size() - 1);
        records.remove(records.size() - 1);
        for (int i = 0; i < count; i++) {
            records.add(said.deepCopy().put("key", "line-" + i));
        }
        return file;
    }

    private static ObjectNode exported(Attacker attacker) {
        String table = attacker.table("duel", "crossing");
        attacker.command(
                table,
                Attacker.json().put("do", "say").put("text", "x".repeat(LINE)).put("to", "all"));
        return (ObjectNode) attacker.get("/api/tables/" + table + "/export").body();
    }
}
