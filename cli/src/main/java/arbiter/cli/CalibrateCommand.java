package arbiter.cli;

import arbiter.cli.lab.CalibrationLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.calibration.EncounterCalibration;
import arbiter.lab.calibration.EncounterForecasts;
import arbiter.lab.calibration.TableCalibration;
import arbiter.lab.calibration.TableForecasts;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.report.page.CalibrationPage;
import arbiter.rulebook.Rulebook;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out how well the lab's chances fit what happens. */
@Command(
        name = "calibrate",
        description = {
            "Compares the lab's chances with what happened at tables where people played: exported tables, or all",
            "tables of a server. Given a game instead, it compares the lab and the game's own measures (level, rating,",
            "GP, experience and so on) in telling who wins the encounters that come with the game."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter calibrate friday.json saturday.json --report chances.html",
            "  arbiter calibrate --data data",
            "  arbiter calibrate capital --runs 100 --seed 7"
        })
final class CalibrateCommand implements Callable<Integer> {

    private static final int MOST_RUNS = 100_000;

    @Parameters(
            paramLabel = "WHAT",
            arity = "0..*",
            description = "Exported tables or journals; or a game, for the encounters that come with it.")
    private List<Path> what = new ArrayList<>();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Take all tables of a server that is not running: the folder it keeps everything in.")
    private Path data;

    @Option(names = "--runs", paramLabel = "N", description = "Play so many fights for each chance. Without it, 100.")
    private int runs = 100;

    @Option(
            names = "--results",
            paramLabel = "N",
            description = "Of a game: so many others for what happens. Without it, 200.")
    private int results = 200;

    @Option(
            names = "--played-by",
            paramLabel = "WHO",
            description = "Of a game: let this agent play those others: tactician:500. Without it, the same ones.")
    private String playedBy;

    @Option(
            names = "--report",
            paramLabel = "FILE.html",
            description = "Write a page with a reliability plot and tables.")
    private Path report;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    CalibrateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (runs < 1 || runs > MOST_RUNS || results < 1 || results > MOST_RUNS) {
            throw new Refused("--runs and --results are from 1 to " + MOST_RUNS);
        }
        if (what.isEmpty() && data == null) {
            throw new Refused("name exported tables, a folder with --data, or a game");
        }
        boolean game = what.size() == 1 && data == null && !Files.exists(what.get(0));
        try (Interruption interruption = new Interruption()) {
            CalibrationLines lines = new CalibrationLines(terminal);
            if (game && what.get(0).getNameCount() == 1) {
                encounters(what.get(0).toString(), interruption, lines);
            } else {
                tables(interruption, lines);
            }
            terminal.flush();
        }
        return Exit.DONE;
    }

    private void encounters(String game, Interruption interruption, CalibrationLines lines) {
        Rulebook<?> book = Library.book(game, lab.folders());
        Optional<AgentChoice> others = Optional.ofNullable(playedBy).map(AgentChoice::read);
        EncounterForecasts forecasts =
                new EncounterForecasts(book, lab.job(book), runs, results, others, lab.threads());
        interruption.cancels(forecasts::cancel);
        EncounterCalibration made = forecasts.run((encounter, done) -> lines.progress(
                "encounters, now " + encounter, done, book.encounters().size()));
        lines.clear();
        if (report != null) {
            OutputFile.write(CalibrationPage.of(made), report, terminal);
        }
        if (json.wanted()) {
            terminal.line(made.write());
        } else {
            lines.print(made);
        }
    }

    private void tables(Interruption interruption, CalibrationLines lines) {
        List<Rulebook<?>> books = lab.books();
        Function<String, Rulebook<?>> library = id -> books.stream()
                .filter(book -> book.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new Refused("there is no game '" + id + "' here"));
        TableFiles tables = new TableFiles(library);
        what.forEach(tables::add);
        if (data != null) {
            tables.addAll(data, interruption::interrupted);
        }
        TableForecasts forecasts = new TableForecasts(library, lab.seed().seed(), runs, lab.threads());
        interruption.cancels(forecasts::cancel);
        TableCalibration made = forecasts.run(
                tables.finished(), tables.others(), done -> lines.progress("moments", done, tables.moments()));
        lines.clear();
        if (report != null) {
            OutputFile.write(CalibrationPage.of(made), report, terminal);
        }
        if (json.wanted()) {
            terminal.line(made.write());
        } else {
            lines.print(made);
        }
    }
}
