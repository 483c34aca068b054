package arbiter.server.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;

/** Work that finds an answer out, telling on the way how far it is. It is run once, by one thread. */
interface LabTask {

    /** What is known at the end, or when it was ended early. */
    JsonNode run(Consumer<ObjectNode> progress);

    /** Ends it soon; what is known by then is its answer. By any thread. */
    void cancel();
}
