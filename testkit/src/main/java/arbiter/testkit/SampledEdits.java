package arbiter.testkit;

import arbiter.content.Place;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Edits;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every edit that a table offers, each with values that try out every choice and both ends of every number. */
final class SampledEdits<S extends State<S>> {

    /** An edit with values for it. */
    record Sample(Optional<String> unit, String edit, Map<String, Node> values, boolean mayBeRefused) {}

    private final Rulebook<S> book;
    private final View view;
    private final Edits<S> edits;

    SampledEdits(Rulebook<S> book, S state) {
        this.book = book;
        this.view = book.game().view(state, Viewer.GAMEMASTER);
        this.edits = Edits.of(book, state);
    }

    List<Sample> all() {
        List<Sample> all = new ArrayList<>();
        edits.onTable().forEach(edit -> add(Optional.empty(), edit, all));
        for (View.Unit unit : view.units()) {
            edits.onUnit(unit.id()).forEach(edit -> add(Optional.of(unit.id()), edit, all));
        }
        return all;
    }

    /** Only where somebody can stand, and who can come in where, is for the game to say when it is tried. */
    private void add(Optional<String> unit, Edit<S> edit, List<Sample> all) {
        boolean free = edit.fields().stream()
                .anyMatch(field -> field instanceof Field.Place || field instanceof Field.Newcomer);
        for (Map<String, Node> values : values(edit.fields())) {
            all.add(new Sample(unit, edit.id(), values, free));
        }
    }

    /** One field after the other goes through its values while the others keep their first. */
    private List<Map<String, Node>> values(List<Field> fields) {
        List<List<Map<String, Node>>> each = fields.stream().map(this::values).toList();
        Map<String, Node> first = new LinkedHashMap<>();
        each.forEach(values -> first.putAll(values.get(0)));
        List<Map<String, Node>> all = new ArrayList<>();
        all.add(first);
        for (int i = 0; i < each.size(); i++) {
            for (Map<String, Node> value : each.get(i).subList(1, each.get(i).size())) {
                Map<String, Node> other = new LinkedHashMap<>();
                for (int j = 0; j < each.size(); j++) {
                    other.putAll(i == j ? value : each.get(j).get(0));
                }
                all.add(other);
            }
        }
        return all;
    }

    private List<Map<String, Node>> values(Field field) {
        if (field instanceof Field.Choice choice) {
            return chosen(field, choice.values());
        } else if (field instanceof Field.Unit unit) {
            return chosen(field, unit.values());
        } else if (field instanceof Field.Whole whole) {
            return texts(field, Stream.of(whole.from(), whole.to()));
        } else if (field instanceof Field.Switch) {
            return texts(field, Stream.of(true, false));
        } else if (field instanceof Field.Place) {
            return texts(field, view.units().stream().flatMap(unit -> unit.place().stream()));
        } else if (field instanceof Field.Newcomer) {
            return List.of(Map.of(field.id(), newcomer()));
        }
        return texts(field, Stream.of("a word or two"));
    }

    private List<Map<String, Node>> chosen(Field field, List<Field.Value> values) {
        List<Map<String, Node>> all = new ArrayList<>();
        for (Field.Value value : values) {
            for (Map<String, Node> more : values(value.fields())) {
                Map<String, Node> together = new LinkedHashMap<>();
                together.put(field.id(), text(value.id()));
                together.putAll(more);
                all.add(together);
            }
        }
        return all;
    }

    private static List<Map<String, Node>> texts(Field field, Stream<?> values) {
        return values.map(value -> Map.of(field.id(), text(value.toString()))).toList();
    }

    private static Node text(String value) {
        return new Node.Text(Place.startOf("sample"), value, true);
    }

    private Node newcomer() {
        Candidate candidate = book.candidates().get(0);
        String key = candidate.way().name().toLowerCase(Locale.ROOT);
        String at = view.units().stream()
                .flatMap(unit -> unit.place().stream())
                .findFirst()
                .map(place -> ", at: \"" + place + "\"")
                .orElse("");
        return Yaml.read(
                Source.text("unit", "{" + key + ": " + candidate.id() + ", id: somebody-new" + at + "}"),
                new Problems());
    }
}
