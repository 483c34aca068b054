package arbiter.cli.json;

import arbiter.cli.text.OutlookChances;
import arbiter.interpreters.preview.Change;
import arbiter.interpreters.preview.Outlook;
import java.util.stream.IntStream;

/** The odds of an action for programs. */
public final class OutlookJson {

    private OutlookJson() {}

    public static Json.Fields addTo(Json.Fields fields, Outlook outlook) {
        return fields.with("chances", OddsJson.chances(OutlookChances.of(outlook)))
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
