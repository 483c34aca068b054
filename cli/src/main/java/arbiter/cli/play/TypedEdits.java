package arbiter.cli.play;

import arbiter.content.Place;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Edits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The gamemaster's edits as people type them: {@code set-condition mara condition=prone on=yes}. */
final class TypedEdits<S extends State<S>> {

    /** A word, or a key with a value that may stand in quotes. */
    private static final Pattern PART = Pattern.compile("([a-z0-9-]+)=(?:\"([^\"]*)\"|(\\S+))|(\\S+)");

    private final Rulebook<S> book;
    private final Table<S> table;

    TypedEdits(Rulebook<S> book, Table<S> table) {
        this.book = book;
        this.table = table;
    }

    /** Those of a unit, or of the table where none is named. */
    List<Edit<S>> offered(String unit) {
        return edits().on(unit.isEmpty() ? Optional.empty() : Optional.of(unit));
    }

    Event<S> event(String typed) {
        List<MatchResult> parts = PART.matcher(typed).results().toList();
        List<String> words = parts.stream()
                .filter(part -> part.group(4) != null)
                .map(MatchResult::group)
                .toList();
        if (words.isEmpty() || words.size() > 2) {
            throw new Refused("say which edit, on whom, and its values: edit set-bar mara bar=HP value=5");
        }
        Map<String, Node> values = new LinkedHashMap<>();
        parts.stream().filter(part -> part.group(4) == null).forEach(part -> values.put(part.group(1), value(part)));
        return edits().event(words.get(0), words.stream().skip(1).findFirst(), values);
    }

    /** Braces hold a unit to bring in. */
    private static Node value(MatchResult part) {
        String text = part.group(2) == null ? part.group(3) : part.group(2);
        if (!text.startsWith("{")) {
            return new Node.Text(Place.startOf("typed"), text, true);
        }
        Problems problems = new Problems();
        Node node = Yaml.read(Source.text("typed", text), problems);
        problems.throwIfAny();
        return node;
    }

    private Edits<S> edits() {
        return Edits.of(book, table.state());
    }
}
