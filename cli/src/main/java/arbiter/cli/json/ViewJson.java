package arbiter.cli.json;

import arbiter.kernel.Ending;
import arbiter.kernel.View;

/** How things stand, for programs. */
public final class ViewJson {

    private ViewJson() {}

    public static Json.Fields of(View view) {
        return Json.object()
                .with(
                        "moment",
                        Json.object()
                                .with("round", view.moment().round())
                                .with("turn", view.moment().turn())
                                .with("text", view.moment().text()))
                .with("order", view.order().stream())
                .with("units", view.units().stream().map(ViewJson::unit))
                .with(
                        "board",
                        Json.object()
                                .with("kind", view.board().kind())
                                .with(
                                        "features",
                                        view.board().features().stream().map(ViewJson::feature)))
                .with("details", view.details().stream().map(ViewJson::detail));
    }

    public static Json.Fields ending(Ending ending) {
        return Json.object().with("text", ending.text()).withPresent("winner", ending.winner());
    }

    private static Json.Fields unit(View.Unit unit) {
        return Json.object()
                .with("id", unit.id())
                .with("name", unit.name())
                .with("side", unit.side())
                .withPresent("place", unit.place())
                .with("active", unit.active())
                .with("hidden", unit.hidden())
                .withPresent("out", unit.out())
                .with("bars", unit.bars().stream().map(ViewJson::bar))
                .with("conditions", unit.conditions().stream().map(ViewJson::condition))
                .with("details", unit.details().stream().map(ViewJson::detail));
    }

    private static Json.Fields feature(View.Feature feature) {
        return Json.object()
                .with("kind", feature.kind())
                .with("name", feature.name())
                .with("at", feature.at().stream())
                .with("size", feature.size())
                .with("details", feature.details().stream().map(ViewJson::detail));
    }

    private static Json.Fields bar(View.Bar bar) {
        return Json.object()
                .with("label", bar.label())
                .with("value", bar.value())
                .with("maximum", bar.maximum());
    }

    private static Json.Fields condition(View.Condition condition) {
        return Json.object()
                .with("name", condition.name())
                .with("explanation", condition.explanation())
                .withPresent("duration", condition.duration());
    }

    private static Json.Fields detail(View.Detail detail) {
        return Json.object()
                .with("label", detail.label())
                .with("value", detail.value())
                .with("parts", detail.parts().stream().map(LogJson::modifier))
                .with("within", detail.within().stream().map(ViewJson::detail));
    }
}
