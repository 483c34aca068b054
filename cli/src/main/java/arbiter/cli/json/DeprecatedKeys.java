package arbiter.cli.json;

import arbiter.cli.text.OutlookChances;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.preview.Change;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.wire.LineJson;
import arbiter.interpreters.wire.OutlookJson;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Line;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The records of {@code interpreters.wire} with the keys that {@code --json} had before the server and the command line
 * told the same. docs/json.md lists them; after one release this class goes, and the records are printed as they are.
 */
public final class DeprecatedKeys {

    private DeprecatedKeys() {}

    public static Json.Fields view(View view) {
        ViewJson json = ViewJson.of(view);
        return Json.object()
                .withAll(json)
                .with(
                        "moment",
                        Json.object()
                                .withAll(json.moment())
                                .with("turn", view.moment().turn()));
    }

    /** Until they are dropped, {@code kind} is the name of the event and {@code turn} a number. */
    public static Json.Fields line(LoggedEvent logged) {
        return Json.object()
                .with("number", logged.number())
                .withAll(LineJson.of(logged))
                .with("kind", logged.event().kind())
                .with("turn", logged.moment().turn())
                .with("parts", logged.line().parts().stream().map(DeprecatedKeys::part));
    }

    private static Json.Fields part(Line.Part part) {
        Json.Fields fields = Json.object().withAll(LineJson.Part.of(part)).with("text", part.text());
        if (part instanceof Line.Unit unit) {
            return fields.with("type", "unit").with("id", unit.id());
        }
        if (part instanceof Line.Rule rule) {
            return fields.with("type", "rule").with("id", rule.id());
        }
        if (part instanceof Line.Total total) {
            return fields.with("type", "total").with("value", total.value());
        }
        return fields.with("type", part instanceof Line.Dice ? "dice" : "words");
    }

    /** The question with its options, which the caller may have told more about. */
    public static Json.Fields request(RequestJson json, Request<?> request, List<Json.Fields> options) {
        return Json.object()
                .withAll(json)
                .with("command", request.command())
                .with("default", request.fallback().id())
                .with("options", options);
    }

    public static Json.Fields option(RequestJson.Option option) {
        return Json.object().withAll(option).with("option", option.id());
    }

    /** Adds {@code outlook}, and beside it what stood there before. */
    public static Json.Fields addOutlook(Json.Fields fields, Forecast forecast, View view) {
        Outlook outlook = forecast.outlook();
        return fields.with("outlook", OutlookJson.of(forecast, view).withOutcomes(outlook.changes()))
                .with("chances", OddsJson.chances(OutlookChances.of(outlook)))
                .with("outcomes", IntStream.range(0, outlook.changes().size()).mapToObj(i -> outcome(outlook, i)))
                .with("numbers", OddsJson.numbers(OutlookChances.numbers(outlook)))
                .with("exact", outlook.complete())
                .with("margin", outlook.margin())
                .with("paths", outlook.paths());
    }

    private static Json.Fields outcome(Outlook outlook, int index) {
        Change change = outlook.changes().outcome(index);
        Json.Fields value = Json.object()
                .with("facts", change.facts())
                .with("numbers", change.numbers())
                .with("news", change.news());
        return OddsJson.withChance(Json.object().with("value", value), OddsJson.chance(outlook.changes(), index));
    }
}
