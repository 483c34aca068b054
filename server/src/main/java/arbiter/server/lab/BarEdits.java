package arbiter.server.lab;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edits;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bars of units that can be set by hand in every game, and setting them. */
final class BarEdits {

    /** The edit of every game that sets a bar of a unit. */
    private static final String EDIT = "set-bar";

    /** A bar as it is, and between which values it can be set. */
    record Settable(String id, String label, int now, int from, int to) {}

    private BarEdits() {}

    static <S extends State<S>> List<Settable> of(Rulebook<S> book, S state, String unit) {
        List<Settable> bars = new ArrayList<>();
        Edits.of(book, state).onUnit(unit).stream()
                .filter(edit -> edit.id().equals(EDIT))
                .flatMap(edit -> edit.fields().stream())
                .filter(Field.Choice.class::isInstance)
                .flatMap(field -> ((Field.Choice) field).values().stream())
                .forEach(bar -> value(bar).ifPresent(bars::add));
        return bars;
    }

    private static Optional<Settable> value(Field.Value bar) {
        for (Field field : bar.fields()) {
            if (field instanceof Field.Whole whole && whole.now().isPresent()) {
                return Optional.of(
                        new Settable(bar.id(), bar.text(), whole.now().getAsInt(), whole.from(), whole.to()));
            }
        }
        return Optional.empty();
    }

    /** Sets bars one after the other; refused with a reason where one cannot be set like that. */
    static <S extends State<S>> void apply(Rulebook<S> book, S state, List<BarChange> changes) {
        for (BarChange change : changes) {
            Map<String, Node> values =
                    Map.of("bar", node('"' + change.bar() + '"'), "value", node("" + change.value()));
            Edits.of(book, state)
                    .event(EDIT, Optional.of(change.unit()), values)
                    .apply(state);
        }
    }

    private static Node node(String written) {
        return Yaml.read(Source.text("change", written));
    }
}
