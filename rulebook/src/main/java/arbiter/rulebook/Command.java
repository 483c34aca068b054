package arbiter.rulebook;

import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One thing somebody does in a situation: the words of an option, and dice and choices, by label, for what follows from
 * it. Written as a plain text, or with more keys: {@code {do: attack raider, unit: mara, dice: {...}}}. Something called
 * without having been asked says who calls: {@code {call: leave, unit: mara}}. What the gamemaster changes by hand has
 * values: {@code {edit: set-bar, unit: mara, values: {bar: HP, value: 5}}}.
 */
public record Command(
        Node node,
        Kind kind,
        String words,
        Optional<String> unit,
        Map<String, Node> values,
        Map<String, List<Integer>> dice,
        Map<String, List<String>> choices) {

    /** Whether it answers the question for a command, is called unasked, or is the gamemaster's edit. */
    public enum Kind {
        ANSWER,
        CALL,
        EDIT
    }

    /** A command with keys as the file writes it. */
    record Written(
            @arbiter.content.yaml.Key("do") Optional<String> words,
            Optional<String> call,
            Optional<String> edit,
            Optional<String> unit,
            Map<String, Node> values,
            Map<String, List<Integer>> dice,
            Map<String, Node> choices) {}

    static Optional<Command> read(Node node, Problems problems) {
        if (node instanceof Node.Text text) {
            return Optional.of(
                    new Command(node, Kind.ANSWER, text.text(), Optional.empty(), Map.of(), Map.of(), Map.of()));
        }
        return Binder.plain()
                .bind(node, Written.class, problems)
                .filter(written -> isWhole(written, node, problems))
                .map(written -> new Command(
                        node,
                        kind(written),
                        written.words().or(written::call).or(written::edit).orElseThrow(),
                        written.unit(),
                        written.values(),
                        written.dice(),
                        choices(written.choices())));
    }

    private static Kind kind(Written written) {
        if (written.edit().isPresent()) {
            return Kind.EDIT;
        }
        return written.call().isPresent() ? Kind.CALL : Kind.ANSWER;
    }

    private static boolean isWhole(Written written, Node node, Problems problems) {
        long kinds = Stream.of(written.words(), written.call(), written.edit())
                .filter(Optional::isPresent)
                .count();
        if (kinds != 1) {
            problems.add(
                    node.place(),
                    "say what is done: do (an option of the turn), call (something unasked) or edit (by the gamemaster)");
            return false;
        }
        if (written.edit().isEmpty() && !written.values().isEmpty()) {
            problems.add(node.place(), "only an edit has values");
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
