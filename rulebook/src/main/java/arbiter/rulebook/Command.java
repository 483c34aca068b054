package arbiter.rulebook;

import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One thing somebody does in a situation: the words of an option, and dice and choices, by label, for what follows from
 * it. Written as a plain text, or with more keys: {@code {do: attack raider, unit: mara, dice: {...}}}.
 */
public record Command(
        Node node,
        String words,
        Optional<String> unit,
        Map<String, List<Integer>> dice,
        Map<String, List<String>> choices) {

    /** A command with keys as the file writes it. */
    record Written(
            @arbiter.content.yaml.Key("do") String words,
            Optional<String> unit,
            Map<String, List<Integer>> dice,
            Map<String, Node> choices) {}

    static Optional<Command> read(Node node, Problems problems) {
        if (node instanceof Node.Text text) {
            return Optional.of(new Command(node, text.text(), Optional.empty(), Map.of(), Map.of()));
        }
        return Binder.plain()
                .bind(node, Written.class, problems)
                .map(written ->
                        new Command(node, written.words(), written.unit(), written.dice(), choices(written.choices())));
    }

    /** A label has one answer or a list of them, used one after the other. */
    static Map<String, List<String>> choices(Map<String, Node> written) {
        Map<String, List<String>> choices = new LinkedHashMap<>();
        written.forEach((label, node) -> choices.put(
                label,
                node instanceof Node.Items items
                        ? items.nodes().stream().map(Node::text).toList()
                        : List.of(node.text())));
        return choices;
    }
}
