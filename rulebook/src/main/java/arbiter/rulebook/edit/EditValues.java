package arbiter.rulebook.edit;

import arbiter.rulebook.Placement;
import java.util.Map;

/** The values of an edit by their keys, checked against what the edit offers. */
public final class EditValues {

    private final Map<String, Object> values;

    EditValues(Map<String, Object> values) {
        this.values = values;
    }

    /** Whether what was chosen asks for that value at all. */
    public boolean has(String field) {
        return values.containsKey(field);
    }

    /** The id of what was chosen. */
    public String choice(String field) {
        return value(field, String.class);
    }

    /** The id of a unit. */
    public String unit(String field) {
        return value(field, String.class);
    }

    public int number(String field) {
        return value(field, Integer.class);
    }

    public boolean on(String field) {
        return value(field, Boolean.class);
    }

    /** A place as it was written; only the game can tell whether the board has it. */
    public String place(String field) {
        return value(field, String.class);
    }

    public String words(String field) {
        return value(field, String.class);
    }

    public Placement newcomer(String field) {
        return value(field, Placement.class);
    }

    private <T> T value(String field, Class<T> type) {
        if (!values.containsKey(field)) {
            throw new IllegalArgumentException("the edit has no field '" + field + "', only " + values.keySet());
        }
        return type.cast(values.get(field));
    }
}
