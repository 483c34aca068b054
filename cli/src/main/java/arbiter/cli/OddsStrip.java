package arbiter.cli;

import arbiter.cli.json.DeprecatedKeys;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.Chart;
import arbiter.cli.text.Columns;
import arbiter.cli.text.Costs;
import arbiter.cli.text.OutlookChances;
import arbiter.cli.text.Percent;
import arbiter.dice.notation.Chance;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.SituationTable;
import arbiter.interpreters.wire.RequestJson;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Everything that can be done now, each with its chances. */
final class OddsStrip<S extends State<S>> {

    /** Many options share the time of one answer. */
    private static final long PATHS = 200_000;

    private static final int SAMPLES = 10_000;

    private static final long ANSWERED_PATHS = 20_000;

    private final SituationTable<S> run;
    private final OpenRequest open;
    private final UnaryOperator<Preview<S>> asked;

    OddsStrip(SituationTable<S> run, OpenRequest open, UnaryOperator<Preview<S>> asked) {
        this.run = run;
        this.open = open;
        this.asked = asked;
    }

    int tell(boolean json, Terminal terminal) {
        String unit = open.request().decider().id();
        List<? extends Option> options = open.request().options();
        if (json) {
            View view = run.table().view(Viewer.GAMEMASTER);
            Json.print(
                    Json.object()
                            .with("unit", unit)
                            .with("options", options.stream().map(option -> object(option, view))),
                    terminal);
            return Exit.DONE;
        }
        terminal.line(open.request().prompt());
        options.forEach(option -> print(option, terminal));
        return Exit.DONE;
    }

    private Forecast forecast(Option option) {
        return asked.apply(Preview.of(run.table(), open, List.of(option.id())))
                .within(PATHS)
                .sampling(SAMPLES)
                .forecast(ANSWERED_PATHS);
    }

    private Json.Fields object(Option option, View view) {
        return DeprecatedKeys.addOutlook(DeprecatedKeys.option(RequestJson.Option.of(option)), forecast(option), view);
    }

    private void print(Option option, Terminal terminal) {
        Forecast forecast = forecast(option);
        Outlook outlook = forecast.outlook();
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, option.text()) + Costs.of(option));
        Columns columns = new Columns(Columns.Side.RIGHT, Columns.Side.LEFT, Columns.Side.LEFT);
        chances(outlook)
                .forEach((name, chance) ->
                        columns.row(Percent.of(chance.probability()), name, answered(forecast, name)));
        columns.lines().forEach(terminal::line);
        OutlookChances.numbers(outlook)
                .forEach((name, numbers) ->
                        terminal.line("  " + name + " " + Chart.brief(numbers.mean()) + " on average"));
        if (!outlook.complete()) {
            terminal.line(terminal.styled(Style.FAINT, "  sampled: right to within " + Percent.of(outlook.margin())));
        }
    }

    /** What one decides by comes first. */
    private static Map<String, Chance> chances(Outlook outlook) {
        Map<String, Chance> all = OutlookChances.of(outlook);
        Map<String, Chance> ordered = new LinkedHashMap<>();
        outlook.headlines().stream()
                .map(Outlook.Figure::name)
                .filter(all::containsKey)
                .forEach(name -> ordered.put(name, all.get(name)));
        all.forEach(ordered::putIfAbsent);
        return ordered;
    }

    /** The same chance where others answer as well as they can, if they can change it. */
    private static String answered(Forecast forecast, String name) {
        return forecast.answered()
                .map(outlook -> outlook.held(name).probabilityOf(true))
                .filter(chance ->
                        Math.abs(chance - forecast.outlook().held(name).probabilityOf(true)) > 1e-9)
                .map(chance -> Percent.of(chance) + " if answered")
                .orElse("");
    }
}
