package arbiter.cli;

import arbiter.cli.json.CharacterJson;
import arbiter.cli.json.DeprecatedKeys;
import arbiter.cli.json.ExpectationJson;
import arbiter.cli.json.JournalJson;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Style;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.ExpectationLines;
import arbiter.cli.text.LogLines;
import arbiter.cli.text.StateLines;
import arbiter.content.ContentProblems;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.build.Violation;
import java.nio.file.Path;
import java.util.List;

/** A situation being played from its file. */
final class SituationRun<S extends State<S>> {

    private final SituationTable<S> run;
    private final SeedOption seed;
    private final List<Violation> warnings;
    private final Terminal terminal;

    private SituationRun(SituationTable<S> run, SeedOption seed, List<Violation> warnings, Terminal terminal) {
        this.run = run;
        this.seed = seed;
        this.warnings = warnings;
        this.terminal = terminal;
    }

    static SituationRun<?> of(Path file, List<Path> homebrew, SeedOption seed, Terminal terminal) {
        Situation situation = Situation.read(file);
        return of(situation.rulebook(Library.books(homebrew)), situation, seed, terminal);
    }

    private static <S extends State<S>> SituationRun<S> of(
            Rulebook<S> book, Situation situation, SeedOption seed, Terminal terminal) {
        SituationTable<S> run = SituationTable.of(book, situation, seed.seed());
        return new SituationRun<>(run, seed, SheetWarnings.tell(situation, book, terminal), terminal);
    }

    int tell(boolean json) {
        try {
            run.play(run.situation().commands().size());
            run.finish();
        } catch (ContentProblems broken) {
            if (!json) {
                LogLines.print(run.table().log(), terminal);
            }
            throw broken;
        }
        List<Expected.Result> expected = Expected.check(run);
        if (json) {
            Json.print(object(expected), terminal);
        } else {
            print(expected);
        }
        return Checks.exit(expected, json, terminal);
    }

    private Json.Fields object(List<Expected.Result> expected) {
        return Json.object()
                .with("game", run.book().id())
                .with("title", run.situation().title())
                .with("seed", seed.seed())
                .with("journal", JournalJson.of(run.table().journal().entries()))
                .with("log", run.table().log().stream().map(DeprecatedKeys::line))
                .with("state", DeprecatedKeys.view(run.table().view(Viewer.GAMEMASTER)))
                .withPresent("ending", run.table().ending().map(ViewJson.Ending::of))
                .with("expectations", ExpectationJson.of(expected))
                .with("warnings", warnings.stream().map(CharacterJson::violation));
    }

    private void print(List<Expected.Result> expected) {
        if (!run.situation().title().isEmpty()) {
            terminal.line(terminal.styled(Style.STRONG, run.situation().title()));
        }
        LogLines.print(run.table().log(), terminal);
        terminal.line();
        StateLines.print(run.table().view(Viewer.GAMEMASTER), terminal);
        run.table().ending().ifPresent(ending -> terminal.line(terminal.styled(Style.STRONG, ending.text())));
        ExpectationLines.print(expected, terminal);
        if (!run.situation().strict()) {
            terminal.line();
            terminal.line(terminal.styled(Style.FAINT, seed.told()));
        }
    }
}
