package arbiter.server.table;

import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Items of the log as text for several readers: what is the same for all of them, all but its number, is written once. */
final class ItemTexts {

    private static final String NUMBER = "{\"number\":";
    private static final int UNNUMBERED = 0;

    /** What follows the number, by the place of the item. */
    private final Map<Integer, String> bodies = new HashMap<>();

    /** Those items as a list, of which the first has that number, each with what it changed. */
    String list(LogReader reader, List<Integer> items, long first, Map<Integer, ObjectNode> changes) {
        StringBuilder list = new StringBuilder("[");
        long number = first;
        for (int item : items) {
            list.append(number == first ? "" : ",").append(NUMBER).append(number);
            String body = body(reader, item);
            ObjectNode change = changes.get(item);
            if (change == null) {
                list.append(body);
            } else {
                list.append(body, 0, body.length() - 1)
                        .append(",\"view\":")
                        .append(JsonText.write(change))
                        .append('}');
            }
            number++;
        }
        return list.append(']').toString();
    }

    /** Of what was taken back everybody has numbers of their own. */
    private String body(LogReader reader, int item) {
        String known = bodies.get(item);
        if (known != null) {
            return known;
        }
        ObjectNode json = reader.item(item, UNNUMBERED);
        String body = JsonText.write(json).substring(NUMBER.length() + 1);
        if (!json.has("from")) {
            bodies.put(item, body);
        }
        return body;
    }
}
