package arbiter.content.yaml;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a map as a record: every key must be a component, every required component must be given. */
final class RecordBinding {

    private final Binder binder;
    private final Class<?> type;
    private final RecordShape shape;
    private final Problems problems;

    RecordBinding(Binder binder, Class<?> type, Problems problems) {
        this.binder = binder;
        this.type = type;
        this.shape = RecordShape.of(type);
        this.problems = problems;
    }

    Optional<Object> bind(Node node) {
        if (!(node instanceof Node.Fields fields)) {
            return Binder.notA("the keys " + String.join(", ", shape.keys()), node, problems);
        }
        int before = problems.count();
        Set<String> misspelled = reportUnknownKeys(fields);
        List<Object> values = new ArrayList<>();
        for (RecordShape.Part part : shape.parts()) {
            value(part, fields, misspelled).ifPresent(values::add);
        }
        boolean complete =
                problems.count() == before && values.size() == shape.parts().size();
        return complete ? shape.construct(values, node.place(), problems) : Optional.empty();
    }

    /** Reports keys that are no components, and returns those components that were probably meant. */
    private Set<String> reportUnknownKeys(Node.Fields fields) {
        Set<String> misspelled = new HashSet<>();
        for (Node.Field field : fields.byKey().values()) {
            String key = field.key().value();
            if (!shape.keys().contains(key)) {
                problems.add(field.key().place(), Nearest.unknown("key", key, shape.keys()));
                Nearest.to(key, shape.keys()).ifPresent(misspelled::add);
            }
        }
        return misspelled;
    }

    private Optional<Object> value(RecordShape.Part part, Node.Fields fields, Set<String> misspelled) {
        Node.Field field = fields.byKey().get(part.key());
        if (field != null) {
            return binder.bindAs(field.value(), part.type(), problems);
        }
        if (part.otherwise().isPresent()) {
            Node.Text otherwise = new Node.Text(fields.place(), part.otherwise().get(), part.type() == String.class);
            return binder.bindAs(otherwise, part.type(), problems);
        }
        Optional<Object> absent = Containers.whenAbsent(part.type());
        if (absent.isEmpty() && !misspelled.contains(part.key())) {
            problems.add(fields.place(), "missing key '" + part.key() + "'");
        }
        return absent;
    }
}
