package arbiter.rulebook;

import arbiter.content.yaml.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a situation expects: lines of the log in this order, how units stand at the end, who wins, and chances that the
 * odds of the next command must have.
 */
public record Expectations(
        List<String> log, Map<String, Map<String, Node>> units, Optional<String> winner, Map<String, Node> chances) {

    public static final Expectations NONE = new Expectations(List.of(), Map.of(), Optional.empty(), Map.of());

    public boolean isEmpty() {
        return equals(NONE);
    }
}
