package arbiter.cli.json;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A line of the log for programs. */
public final class LogJson {

    private LogJson() {}

    public static Json.Fields of(LoggedEvent event) {
        return Json.object()
                .with("number", event.number())
                .with("kind", event.event().kind())
                .with("text", event.text())
                .with("round", event.moment().round())
                .with("turn", event.moment().turn())
                .with("parts", event.line().parts().stream().map(LogJson::part));
    }

    private static Json.Fields part(Line.Part part) {
        Json.Fields fields = Json.object().with("text", part.text());
        if (part instanceof Line.Unit unit) {
            return fields.with("type", "unit").with("id", unit.id());
        }
        if (part instanceof Line.Rule rule) {
            return fields.with("type", "rule").with("id", rule.id());
        }
        if (part instanceof Line.Total total) {
            return fields.with("type", "total")
                    .with("value", total.value())
                    .with("parts", total.parts().stream().map(LogJson::modifier));
        }
        return fields.with("type", part instanceof Line.Dice ? "dice" : "words");
    }

    static Json.Fields modifier(Modifiers.Part part) {
        return Json.object().with("label", part.label()).with("value", part.value());
    }
}
