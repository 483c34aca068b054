package arbiter.cli.json;

import arbiter.kernel.Entry;
import java.util.List;
import java.util.stream.Stream;

/** The dice and answers of a table for programs, each under the label that a situation writes them with. */
public final class JournalJson {

    private JournalJson() {}

    /** Every draw and every answer, in order. */
    public static Stream<Json.Fields> of(List<? extends Entry<?>> entries) {
        return entries.stream().flatMap(JournalJson::entry);
    }

    private static Stream<Json.Fields> entry(Entry<?> entry) {
        if (entry instanceof Entry.Drawn<?> drawn) {
            return Stream.of(Json.object()
                    .with("type", "dice")
                    .with("label", drawn.label())
                    .with("faces", drawn.faces()));
        }
        if (entry instanceof Entry.Answered<?> answered) {
            return Stream.of(Json.object()
                    .with("type", "choice")
                    .with("label", answered.label())
                    .with("unit", answered.decider())
                    .with("options", answered.options()));
        }
        return Stream.empty();
    }
}
