package arbiter.cli;

import arbiter.cli.lab.DuelLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.LogLines;
import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.rating.Duel;
import arbiter.lab.rating.DuelReport;
import arbiter.lab.rating.SeatedRun;
import arbiter.lab.run.FightRecord;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Rulebook;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says which of two characters or enemies of a game beats the other. */
@Command(
        name = "duel",
        description = {
            "Two characters or enemies of one game against each other, each in both seats with the same dice, until",
            "it is known who is better, or that neither is by so much."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter duel capital/jax-irrin-1 capital/gutter-raider",
            "  arbiter duel rook.yaml rook-with-a-rifle.yaml --by 5pt --seed 7",
            "  arbiter duel duel/blade duel/brute --seed 7 --fight 12"
        })
final class DuelCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "A", description = "A character file, or GAME/WHO who comes with a game.")
    private Path a;

    @Parameters(index = "1", paramLabel = "B", description = "The other one.")
    private Path b;

    @Option(
            names = "--by",
            paramLabel = "POINTS",
            description = "Tell a difference of so many points from none. Without it, 10pt.")
    private String by = "10pt";

    @Option(names = "--limit", paramLabel = "N", description = "Play at most so many pairs. Without it, 1000.")
    private long limit = 1_000;

    @Option(
            names = "--fight",
            paramLabel = "NUMBER",
            description = {
                "Show one fight instead, line by line; with --json, as a journal. A is in the first seat in those",
                "with even numbers."
            })
    private Long fight;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    DuelCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Rulebook<?>> books = lab.books();
        NamedContestant one = NamedContestant.find(a, books, lab.allowsIllegal());
        NamedContestant other = NamedContestant.find(b, books, lab.allowsIllegal());
        if (one.book() != other.book()) {
            throw new Refused(one.contestant().name() + " is of " + one.book().id() + " and "
                    + other.contestant().name() + " of " + other.book().id() + "; they cannot meet");
        }
        Duel duel = new Duel(one.book(), lab.duels(one.book()), one.contestant(), other.contestant());
        if (fight != null) {
            if (fight < 0) {
                throw new Refused("--fight: fights are counted from 0, not " + fight);
            }
            showFight(duel.fights(fight % 2 == 0), fight / 2);
            return Exit.DONE;
        }
        play(duel);
        return Exit.DONE;
    }

    private void play(Duel duel) {
        double step = Points.read("--by", by);
        SeatedRun run = duel.sequential(step, limit, lab.threads());
        try (Interruption interruption = new Interruption()) {
            interruption.cancels(run::cancel);
            DuelLines lines = new DuelLines(terminal);
            DuelReport report = duel.report(run, step, limit, tally -> lines.progress(tally, limit));
            lines.clear();
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report);
            }
            terminal.flush();
        }
    }

    private <S extends State<S>> void showFight(Fights<S> fights, long number) {
        FightRecord<S> record = FightRecord.of(fights, number);
        if (json.wanted()) {
            terminal.line(JournalJson.of(fights.book()).write(record.journal()));
        } else {
            LogLines.print(record.log(fights), terminal);
            terminal.line(record.result().text());
        }
    }
}
