package arbiter.cli.json;

import arbiter.kernel.Modifiers;
import arbiter.rulebook.CharacterReport;

/** A checked character as JSON. */
public final class CharacterJson {

    private CharacterJson() {}

    public static Json.Fields of(CharacterReport report) {
        Json.Fields totals = Json.object();
        report.totals().forEach((name, total) -> totals.with(name, total(total)));
        return Json.object()
                .with("valid", report.isValid())
                .with("name", report.name())
                .with("summary", report.summary())
                .with("totals", totals)
                .with("problems", report.faults().stream().map(CharacterJson::fault));
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

    private static Json.Fields fault(CharacterReport.Fault fault) {
        return Json.object()
                .with("code", fault.code())
                .with("rule", fault.rule())
                .with("where", fault.where())
                .with("message", fault.message())
                .with("fix", fault.fix());
    }
}
