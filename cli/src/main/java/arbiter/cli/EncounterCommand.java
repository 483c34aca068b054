package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.content.yaml.Source;
import arbiter.rulebook.Opposition;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proposes enemies for a party, with the sums of both sides. */
@Command(
        name = "encounter",
        description = "Proposes enemies that are a match for a party, and shows how both sides add up.",
        footer = {"", "Example:", "  arbiter encounter centuryg --party rin.yaml,tomas.yaml"})
final class EncounterCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "The game, as 'arbiter games' lists it.")
    private String game;

    @Option(names = "--party", paramLabel = "FILE", split = ",", required = true, description = "Who plays.")
    private List<Path> party;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    EncounterCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Opposition> proposals = Library.book(game, homebrew.folders())
                .opposition()
                .orElseThrow(() -> new Misuse(game + " has no measure for how strong a side is"))
                .against(party.stream().map(Source::file).toList());
        if (json.wanted()) {
            Json.print(proposals.stream().map(EncounterCommand::json), terminal);
        } else {
            proposals.forEach(this::show);
        }
        return Exit.DONE;
    }

    private void show(Opposition proposal) {
        terminal.line(proposal.fight() + ": " + String.join(", ", proposal.enemies()));
        terminal.line("  party " + proposal.party().total() + ": " + proposal.party());
        terminal.line("  enemies " + proposal.rating().total() + ": " + proposal.rating());
    }

    private static Json.Fields json(Opposition proposal) {
        return Json.object()
                .with("fight", proposal.fight())
                .with("enemies", proposal.enemies().stream())
                .with("party", proposal.party().total())
                .with("rating", proposal.rating().total());
    }
}
