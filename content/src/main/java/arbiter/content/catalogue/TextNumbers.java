package arbiter.content.catalogue;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values of an entry in its own sentences: {@code {damage}} in a text stands for what the entry says under that key, so
 * that a number is written once. A path such as {@code {traits.aim.uses}} leads into maps and lists: of a list it takes
 * the element with that number, counted from 1, or the first one that has the key.
 */
final class TextNumbers {

    private static final List<String> TEXTS = List.of("text", "example");
    private static final Pattern PATH = Pattern.compile("\\{([^{}]*)}");

    private TextNumbers() {}

    /** The entry with its texts filled in. */
    static Node filled(Node entry, Problems problems) {
        if (!(entry instanceof Node.Fields fields)) {
            return entry;
        }
        Map<String, Node.Field> filled = new LinkedHashMap<>(fields.byKey());
        for (String key : TEXTS) {
            Node.Field field = filled.get(key);
            if (field != null
                    && field.value() instanceof Node.Text text
                    && text.value().indexOf('{') >= 0) {
                filled.put(key, new Node.Field(field.key(), filled(text, entry, problems)));
            }
        }
        return new Node.Fields(fields.place(), filled);
    }

    private static Node.Text filled(Node.Text text, Node entry, Problems problems) {
        String sentences = PATH.matcher(text.value()).replaceAll(path -> {
            Optional<String> value = find(entry, List.of(path.group(1).split("\\.")));
            if (value.isEmpty()) {
                problems.add(
                        text.place(),
                        "the text speaks of {" + path.group(1)
                                + "}, but the entry has no such value; a path names keys, as in {damage} or {traits.aim.uses}");
            }
            return Matcher.quoteReplacement(value.orElse(path.group()));
        });
        return new Node.Text(text.place(), sentences, text.quoted());
    }

    private static Optional<String> find(Node node, List<String> path) {
        if (path.isEmpty()) {
            return node instanceof Node.Text text && !text.isBlank() ? Optional.of(text.value()) : Optional.empty();
        }
        List<String> rest = path.subList(1, path.size());
        if (node instanceof Node.Fields fields) {
            return Optional.ofNullable(fields.byKey().get(path.get(0))).flatMap(field -> find(field.value(), rest));
        }
        if (!(node instanceof Node.Items items)) {
            return Optional.empty();
        }
        return number(path.get(0), items.nodes().size())
                .flatMap(number -> find(items.nodes().get(number - 1), rest))
                .or(() -> items.nodes().stream()
                        .map(item -> find(item, path))
                        .flatMap(Optional::stream)
                        .findFirst());
    }

    private static Optional<Integer> number(String word, int most) {
        boolean digits = word.length() < 4 && word.chars().allMatch(Character::isDigit) && !word.isEmpty();
        return Optional.of(word)
                .filter(any -> digits)
                .map(Integer::valueOf)
                .filter(number -> number >= 1 && number <= most);
    }
}
