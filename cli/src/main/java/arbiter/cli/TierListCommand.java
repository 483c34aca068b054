package arbiter.cli;

import arbiter.cli.lab.Interruption;
import arbiter.cli.lab.TierLines;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.rating.Contestant;
import arbiter.lab.rating.TierList;
import arbiter.lab.rating.TierReport;
import arbiter.rulebook.Rulebook;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rates characters by fights of each against each. */
@Command(
        name = "tier-list",
        description = {
            "Lets each character meet each other one in both seats, rates them all with 95 % intervals, and says",
            "where a rating cannot tell because three beat each other like rock, paper and scissors."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter tier-list wasteland",
            "  arbiter tier-list mine.yaml capital/jax-irrin-1 capital/dock-gunner --pairs 50 --seed 7"
        })
final class TierListCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "WHO",
            arity = "1..*",
            description = "A game, for all of its characters; or character files, and GAME/WHO who come with a game.")
    private List<Path> who;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "Each two play so many pairs of fights, with the seats exchanged. Without it, 10.")
    private long pairs = 10;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    TierListCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Rulebook<?>> books = lab.books();
        Path first = who.get(0);
        boolean game = who.size() == 1 && !Files.exists(first) && first.getNameCount() == 1;
        if (game) {
            Rulebook<?> book = Library.book(first.toString(), lab.folders());
            play(book, NamedContestant.shipped(book));
            return Exit.DONE;
        }
        List<NamedContestant> found = new ArrayList<>();
        for (Path one : who) {
            found.add(NamedContestant.find(one, books, lab.allowsIllegal()));
        }
        Rulebook<?> book = found.get(0).book();
        found.stream().filter(one -> one.book() != book).findFirst().ifPresent(other -> {
            throw new Refused("all must be of one game, and "
                    + other.contestant().name() + " is of " + other.book().id() + ", not of " + book.id());
        });
        play(book, named(found));
        return Exit.DONE;
    }

    /** Two of the same name are told apart by what they were asked for. */
    private List<Contestant> named(List<NamedContestant> found) {
        List<Contestant> named = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            Contestant one = found.get(i).contestant();
            boolean alone = found.stream()
                            .filter(other -> other.contestant().name().equals(one.name()))
                            .count()
                    == 1;
            named.add(alone ? one : new Contestant(one.name() + " (" + who.get(i) + ")", one.key(), one.source()));
        }
        return named;
    }

    private void play(Rulebook<?> book, List<Contestant> all) {
        TierList list = new TierList(book, lab.duels(book), all, pairs, lab.threads());
        try (Interruption interruption = new Interruption()) {
            interruption.cancels(list::cancel);
            TierLines lines = new TierLines(terminal);
            TierReport report = list.run(lines::progress);
            lines.clear();
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report);
            }
            terminal.flush();
        }
    }
}
