package arbiter.rulebook.edit;

import arbiter.kernel.Event;
import java.util.List;
import java.util.function.Function;

/**
 * One thing that a gamemaster can change by hand just now: a stable kebab-case id such as {@code set-condition}, a text
 * for people, the values it asks for, and the event that they make. Every value is asked for; none has a default.
 */
public record Edit<S>(String id, String text, List<Field> fields, Function<EditValues, Event<S>> event) {

    public Edit {
        fields = List.copyOf(fields);
    }

    /** An edit that asks for nothing. */
    public static <S> Edit<S> plain(String id, String text, Event<S> event) {
        return new Edit<>(id, text, List.of(), values -> event);
    }
}
