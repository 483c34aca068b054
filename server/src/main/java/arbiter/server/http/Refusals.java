package arbiter.server.http;

import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** How often this process has refused what, since it began. */
final class Refusals {

    private final Map<RequestRefused.Code, LongAdder> counts = new EnumMap<>(RequestRefused.Code.class);

    Refusals() {
        for (RequestRefused.Code code : RequestRefused.Code.values()) {
            counts.put(code, new LongAdder());
        }
    }

    void count(RequestRefused refused) {
        counts.get(refused.code()).increment();
    }

    /** Those that have happened, by their codes. */
    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        counts.forEach((code, count) -> {
            if (count.sum() > 0) {
                json.put(code.word(), count.sum());
            }
        });
        return json;
    }
}
