package arbiter.rulebook;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.edit.ConditionWords;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Edits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How things stand when a table is set up, beyond what the game itself reads: conditions, parts and edits. */
final class Opening<S extends State<S>> {

    private final Rulebook<S> book;
    private final Problems problems;
    private S state;

    Opening(Rulebook<S> book, S state, Problems problems) {
        this.book = book;
        this.state = state;
        this.problems = problems;
    }

    /** The table with all of it; whatever does not fit is reported at once. */
    S with(Setting setting, Map<String, Node> parts, List<Node> edits) {
        WrittenParts<S> written = new WrittenParts<>(book, state, problems);
        written.onTable(parts);
        for (Placement unit : setting.units()) {
            unit.emblem().ifPresent(emblem -> written.bear(unit.id(), emblem));
            written.onUnit(unit.id(), unit.parts());
        }
        problems.throwIfAny();
        state = written.state();
        setting.otherConditions().forEach(this::condition);
        for (Placement unit : setting.units()) {
            unit.edits().forEach(edit -> edit(edit, Optional.of(unit.id())));
        }
        edits.forEach(edit -> edit(edit, Optional.empty()));
        problems.throwIfAny();
        return state;
    }

    private void condition(Setting.OtherCondition other) {
        Optional<Edit<S>> offered = book.hand().onUnit(state, other.unit()).stream()
                .filter(edit -> edit.id().equals(ConditionWords.EDIT))
                .findFirst();
        Optional<Map<String, Node>> values = offered.flatMap(edit -> ConditionWords.read(edit, other.written()));
        if (values.isPresent()) {
            change(other.written(), ConditionWords.EDIT, Optional.of(other.unit()), values.get());
            return;
        }
        List<String> known = new ArrayList<>(other.known());
        offered.ifPresent(edit -> known.addAll(ConditionWords.known(edit)));
        List<String> each = known.stream().distinct().toList();
        problems.add(other.written().place(), unknown(other.written().text(), each));
    }

    /** With the nearest one, or all of them. */
    private static String unknown(String words, List<String> known) {
        return Nearest.to(words, known).isPresent()
                ? Nearest.unknown("condition", words, known)
                : "unknown condition '" + words + "'; there is\n  " + String.join("\n  ", known);
    }

    private void edit(Node node, Optional<String> unit) {
        Optional<Command> command = Command.read(node, problems);
        if (command.isEmpty()) {
            return;
        }
        if (command.get().kind() != Command.Kind.EDIT
                || unit.isPresent() && command.get().unit().isPresent()) {
            problems.add(node.place(), "how a table stands at first is set by edits: {edit: ..., values: {...}}");
            return;
        }
        change(
                node,
                command.get().words(),
                unit.or(command.get()::unit),
                command.get().values());
    }

    private void change(Node node, String edit, Optional<String> unit, Map<String, Node> values) {
        try {
            Edits.of(book, state).event(edit, unit, values).apply(state);
        } catch (Refused refused) {
            problems.add(node.place(), refused.getMessage());
        }
    }
}
