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
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.SituationTable;
import arbiter.interpreters.wire.RequestJson;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.function.UnaryOperator;

/** Everything that can be done now, each with its chances. */
final class OddsStrip<S extends State<S>> {

    /** Many options share the time of one answer. */
    private static final long PATHS = 200_000;

    private static final int SAMPLES = 10_000;

    private final SituationTable<S> run;
    private final OpenRequest open;
    private final UnaryOperator<Preview<S>> choosing;

    OddsStrip(SituationTable<S> run, OpenRequest open, UnaryOperator<Preview<S>> choosing) {
        this.run = run;
        this.open = open;
        this.choosing = choosing;
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

    private Outlook outlook(Option option) {
        return choosing.apply(Preview.of(run.table(), open, List.of(option.id())))
                .within(PATHS)
                .sampling(SAMPLES)
                .exact();
    }

    private Json.Fields object(Option option, View view) {
        return DeprecatedKeys.addOutlook(DeprecatedKeys.option(RequestJson.Option.of(option)), outlook(option), view);
    }

    private void print(Option option, Terminal terminal) {
        Outlook outlook = outlook(option);
        terminal.line();
        terminal.line(terminal.styled(Style.STRONG, option.text()) + Costs.of(option));
        Columns columns = new Columns(Columns.Side.RIGHT, Columns.Side.LEFT);
        OutlookChances.of(outlook).forEach((name, chance) -> columns.row(Percent.of(chance.probability()), name));
        columns.lines().forEach(terminal::line);
        OutlookChances.numbers(outlook)
                .forEach((name, numbers) ->
                        terminal.line("  " + name + " " + Chart.brief(numbers.mean()) + " on average"));
        if (!outlook.complete()) {
            terminal.line(terminal.styled(Style.FAINT, "  sampled: right to within " + Percent.of(outlook.margin())));
        }
    }
}
