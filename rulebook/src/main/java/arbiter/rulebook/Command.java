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
 * it. Written as a plain text, or with more keys: {@code {do: attack raider, unit: mara, dice: {...}}}. Something called
 * without having been asked says who calls: {@code {call: leave, unit: mara}}.
 */
public record Command(
        Node node,
        String words,
        boolean unasked,
        Optional<String> unit,
        Map<String, List<Integer>> dice,
        Map<String, List<String>> choices) {

    /** A command with keys as the file writes it. */
    record Written(
            @arbiter.content.yaml.Key("do") Optional<String> words,
            Optional<String> call,
            Optional<String> unit,
            Map<String, List<Integer>> dice,
            Map<String, Node> choices) {}

    static Optional<Command> read(Node node, Problems problems) {
        if (node instanceof Node.Text text) {
            return Optional.of(new Command(node, text.text(), false, Optional.empty(), Map.of(), Map.of()));
        }
        return Binder.plain()
                .bind(node, Written.class, problems)
                .filter(written -> isWhole(written, node, problems))
                .map(written -> new Command(
                        node,
                        written.words().or(written::call).orElseThrow(),
                        written.call().isPresent(),
                        written.unit(),
                        written.dice(),
                        choices(written.choices())));
    }

    private static boolean isWhole(Written written, Node node, Problems problems) {
        if (written.words().isPresent() == written.call().isPresent()) {
            problems.add(node.place(), "say what is done: do (an option of the turn) or call (something unasked)");
            return false;
        }
        if (written.call().isPresent() && written.unit().isEmpty()) {
            problems.add(
                    node.place(), "say with unit who calls " + written.call().get());
            return false;
        }
        return true;
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
