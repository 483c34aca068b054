package arbiter.cli.json;

import arbiter.kernel.Modifiers;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Violation;

/** A checked character as JSON. */
public final class CharacterJson {

    private CharacterJson() {}

    public static Json.Fields of(CharacterReport report) {
        Json.Fields totals = Json.object();
        report.totals().forEach((name, total) -> totals.with(name, total(total)));
        Json.Fields fields = Json.object()
                .with("valid", report.isLegal())
                .with("name", report.name())
                .with("summary", report.summary())
                .with("totals", totals);
        report.features().forEach((kind, lines) -> fields.with(kind, lines.stream()));
        return fields.with("problems", report.violations().stream().map(CharacterJson::violation));
    }

    private static Json.Fields total(Modifiers total) {
        return Json.object()
                .with("value", total.total())
                .with(
                        "parts",
                        total.parts().stream()
                                .map(part -> Json.object()
                                        .with("label", part.label())
                                        .with("value", part.value())));
    }

    public static Json.Fields violation(Violation violation) {
        return Json.object()
                .with("code", violation.code().word())
                .with("rule", violation.rule())
                .with("where", violation.where())
                .with("message", violation.message())
                .with("fix", violation.fix());
    }
}
