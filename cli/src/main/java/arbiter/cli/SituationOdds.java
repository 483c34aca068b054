package arbiter.cli;

import arbiter.cli.json.DeprecatedKeys;
import arbiter.cli.json.ExpectationJson;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.ExpectationLines;
import arbiter.cli.text.OutlookText;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Goal;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.Until;
import arbiter.interpreters.situation.CommandOdds;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Command;
import arbiter.rulebook.Expectations;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The odds of what the next command of a situation would do. */
final class SituationOdds<S extends State<S>> {

    /** What somebody asked for. */
    record Wanted(int after, ChoicesMade choices, Optional<String> goal, Until until, boolean json, SeedOption seed) {}

    /** Beyond one act there are so many ways at the most; each may need a table of its own. */
    private static final long LATER_PATHS = 200_000;

    private static final int LATER_SAMPLES = 10_000;

    /** The best answers of others are looked for on so many ways. */
    private static final long ANSWERED_PATHS = 300_000;

    private static final long LATER_ANSWERED_PATHS = 20_000;

    private final SituationTable<S> run;
    private final Wanted wanted;
    private final Terminal terminal;

    private SituationOdds(SituationTable<S> run, Wanted wanted, Terminal terminal) {
        this.run = run;
        this.wanted = wanted;
        this.terminal = terminal;
    }

    static int tell(Path file, List<Path> homebrew, Wanted wanted, Terminal terminal) {
        Situation situation = Situation.read(file);
        return tell(situation.rulebook(Library.books(homebrew)), situation, wanted, terminal);
    }

    private static <S extends State<S>> int tell(
            Rulebook<S> book, Situation situation, Wanted wanted, Terminal terminal) {
        int commands = situation.commands().size();
        if (wanted.after() < 0 || wanted.after() > commands) {
            throw new Refused("--after " + wanted.after() + ": this situation has commands 0 to " + commands);
        }
        SituationTable<S> run = SituationTable.of(book, situation, wanted.seed().seed());
        SheetWarnings.tell(situation, book, terminal);
        run.play(wanted.after());
        return new SituationOdds<>(run, wanted, terminal).tell();
    }

    private int tell() {
        OpenRequest open = run.commandRequest()
                .orElseThrow(() -> new Refused("nobody can act any more: "
                        + run.table().ending().map(ending -> ending.text()).orElse("the table waits for no command")));
        List<Command> commands = run.situation().commands();
        Expectations expectations = run.situation().expectations();
        if (wanted.after() == commands.size()) {
            if (!expectations.chances().isEmpty() && commands.isEmpty()) {
                throw run.situation().node().problem("chances are expected, but there is no command to have them");
            }
            return new OddsStrip<>(run, open, this::asked).tell(wanted.json(), terminal);
        }
        Command command = commands.get(wanted.after());
        if (!run.hasOdds(command)) {
            throw new Refused(
                    "what is called unasked or edited has no odds of its own; ask for those after it with --after "
                            + (wanted.after() + 1));
        }
        CommandOdds<S> odds = run.odds(command);
        Option option = odds.option();
        Forecast forecast =
                odds.forecast(this::asked, wanted.until() == Until.ACT ? ANSWERED_PATHS : LATER_ANSWERED_PATHS);
        List<Expected.Result> expected =
                fileAsWritten() ? ExpectedChances.check(expectations, forecast.outlook()) : List.of();
        show(open, option, forecast, expected);
        return Checks.exit(expected, wanted.json(), terminal);
    }

    /** Expected chances are those of the file's first command with the file's own choices. */
    private boolean fileAsWritten() {
        return wanted.after() == 0 && wanted.choices() == ChoicesMade.DEFAULT && wanted.until() == Until.ACT;
    }

    private void show(OpenRequest open, Option option, Forecast forecast, List<Expected.Result> expected) {
        String unit = open.request().decider().id();
        View view = run.table().view(Viewer.GAMEMASTER);
        if (wanted.json()) {
            Json.Fields fields = Json.object().with("unit", unit).with("command", option.id());
            Json.print(
                    DeprecatedKeys.addOutlook(
                                    fields.with("goal", forecast.goal().words(view)), forecast, view)
                            .with("expectations", ExpectationJson.of(expected)),
                    terminal);
            return;
        }
        terminal.line(unit + ": " + option.text());
        if (wanted.choices() == ChoicesMade.BEST) {
            terminal.line(
                    "best play for " + unit + "'s side: to " + forecast.goal().words(view));
        }
        OutlookText.print(forecast, view, terminal);
        ExpectationLines.print(expected, terminal);
    }

    /** The preview as it was asked for. */
    private Preview<S> asked(Preview<S> preview) {
        preview.choosing(wanted.choices().policy()).until(wanted.until());
        wanted.goal()
                .ifPresent(
                        goal -> preview.towards(Goal.read(goal, run.table().view(Viewer.GAMEMASTER), preview.side())));
        return wanted.until() == Until.ACT
                ? preview
                : preview.within(LATER_PATHS).sampling(LATER_SAMPLES);
    }
}
