package arbiter.cli;

import arbiter.cli.lab.EncounterReportLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.lab.WatchedRun;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.LogLines;
import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.report.EncounterReport;
import arbiter.lab.report.Reporter;
import arbiter.lab.report.page.ReportPage;
import arbiter.lab.run.FightRecord;
import arbiter.lab.run.Fights;
import arbiter.lab.run.RunResult;
import arbiter.lab.tally.Tally;
import arbiter.lab.work.Workplace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays an encounter many times and tells what comes of it. */
@Command(
        name = "simulate",
        description = {
            "Plays an encounter many times by its rules and tells who wins how often, how long it takes,",
            "who falls when, and which fights are worth looking at. Ctrl-C shows what is there by then."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter simulate capital/brawl",
            "  arbiter simulate centuryg/pass --until 2pt --report pass.html",
            "  arbiter simulate wasteland/night-watch --runs 200 --agents gang=tactician:500 --seed 7",
            "  arbiter simulate wasteland/night-watch --seed 7 --fight 12"
        })
final class SimulateCommand implements Callable<Integer> {

    private static final int USUAL_RUNS = 1_000;

    @Parameters(
            paramLabel = "ENCOUNTER",
            description = "The situation, or an encounter that comes with a game: capital/brawl.")
    private Path encounter;

    @Option(names = "--runs", paramLabel = "N", description = "Play so many fights. Without it, 1000.")
    private Long runs;

    @Option(
            names = "--until",
            paramLabel = "POINTS",
            description = "Play until every share is known to within so many points, at 95 %%: 1pt.")
    private String until;

    @Option(
            names = "--also",
            paramLabel = "WHO",
            split = ",",
            description = {
                "Play some of the fights with these agents for everybody too, to see whether the answer depends",
                "on who plays: random,tactician:500. Without it, random; 'none' for nobody."
            })
    private List<String> also = new ArrayList<>(List.of("random"));

    @Option(names = "--also-runs", paramLabel = "N", description = "So many fights for each of them. Without it, 200.")
    private long alsoRuns = 200;

    @Option(
            names = "--report",
            paramLabel = "FILE.html",
            description = "Write a page with charts, tables and the logs of three fights.")
    private Path report;

    @Option(
            names = "--fight",
            paramLabel = "NUMBER",
            description = "Show one fight of the run instead, line by line; with --json, as a journal.")
    private Long fight;

    @Mixin
    private SparkOption spark;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Fights<?> fights = lab.fights(encounter, length());
        if (fight != null) {
            showFight(fights);
            return Exit.DONE;
        }
        try (Interruption interruption = new Interruption();
                Workplace workplace = spark.workplace(lab.threads(), terminal)) {
            RunResult run = WatchedRun.play(fights, workplace, "", interruption, terminal);
            if (run.tally().fights() == 0) {
                terminal.err().println("arbiter: stopped before the first fight was over");
                terminal.flush();
                return Exit.CHECK_FAILED;
            }
            show(fights, run, others(fights, workplace, interruption));
            terminal.flush();
            return run.tally().faults().isEmpty() ? Exit.DONE : Exit.CHECK_FAILED;
        }
    }

    private RunLength length() {
        if (runs != null && until != null) {
            throw new Refused("give --runs or --until, not both");
        }
        return until != null
                ? RunLength.within(Points.read("--until", until))
                : RunLength.of(runs == null ? USUAL_RUNS : runs);
    }

    private Map<String, Tally> others(Fights<?> fights, Workplace workplace, Interruption interruption) {
        Map<String, Tally> others = new LinkedHashMap<>();
        for (String words : also.equals(List.of("none")) ? List.<String>of() : also) {
            AgentChoice agent = AgentChoice.read(words);
            Map<String, AgentChoice> everybody = new LinkedHashMap<>();
            fights.sides().forEach(side -> everybody.put(side, agent));
            long most = Math.min(alsoRuns, fights.job().length().fights());
            Job job = fights.job().withAgents(everybody).with(RunLength.of(most));
            if (!interruption.interrupted()) {
                Tally tally = WatchedRun.play(
                                Fights.of(job, fights.book()), workplace, words + " agents: ", interruption, terminal)
                        .tally();
                if (tally.fights() > 0) {
                    others.put(words, tally);
                }
            }
        }
        return others;
    }

    private void show(Fights<?> fights, RunResult run, Map<String, Tally> others) {
        EncounterReport made = Reporter.report(fights, run, others);
        if (report != null) {
            write(ReportPage.of(made, fights));
        }
        if (json.wanted()) {
            terminal.line(made.write());
        } else {
            EncounterReportLines.print(made, run.elapsed(), terminal);
        }
    }

    private void write(String page) {
        try {
            Files.writeString(report, page);
        } catch (IOException broken) {
            throw new Refused(report + " cannot be written: " + broken.getMessage());
        }
        terminal.err().println("written to " + report);
    }

    private <S extends State<S>> void showFight(Fights<S> fights) {
        if (fight < 0) {
            throw new Refused("--fight: fights are counted from 0, not " + fight);
        }
        FightRecord<S> record = FightRecord.of(fights, fight);
        if (json.wanted()) {
            terminal.line(JournalJson.of(fights.book()).write(record.journal()));
        } else {
            LogLines.print(record.log(fights), terminal);
            terminal.line(record.result().text());
        }
    }
}
