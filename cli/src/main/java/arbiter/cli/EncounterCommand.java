package arbiter.cli;

import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.content.Nearest;
import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import arbiter.rulebook.Opposition;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proposes enemies for a party, with the sums of both sides, and writes one of the fights as a situation. */
@Command(
        name = "encounter",
        description = {
            "Proposes enemies that are a match for a party, and shows how both sides add up.",
            "With --fight, one of the proposals becomes a situation that can be played at once."
        },
        footer = {
            "",
            "Example:",
            "  arbiter encounter centuryg --party rin.yaml,tomas.yaml",
            "  arbiter encounter centuryg --party rin.yaml,tomas.yaml --fight rivals --out fight.yaml",
            "  arbiter play fight.yaml --agent enemies"
        })
final class EncounterCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "The game, as 'arbiter games' lists it.")
    private String game;

    @Option(
            names = "--party",
            paramLabel = "FILE",
            split = ",",
            required = true,
            description = "The character files of the party, with commas between them.")
    private List<Path> party;

    @Option(names = "--fight", paramLabel = "KIND", description = "Print this proposal as a situation.")
    private String fight;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the situation there instead of printing it.")
    private Path out;

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
        OutputFile.refuseToReplace(out);
        List<Opposition> proposals = proposals();
        if (fight != null || out != null) {
            String text = EncounterFile.text(game, chosen(proposals), party, out);
            return OutputFile.deliver(Optional.of(text), out, terminal);
        }
        if (json.wanted()) {
            Json.print(proposals.stream().map(EncounterCommand::json), terminal);
        } else {
            proposals.forEach(this::show);
        }
        return Exit.DONE;
    }

    private List<Opposition> proposals() {
        var desk = Library.book(game, homebrew.folders())
                .opposition()
                .orElseThrow(() -> new Refused(game + " has no measure for how strong a side is"));
        party.stream().filter(file -> !Files.isRegularFile(file)).findFirst().ifPresent(file -> {
            throw new Refused("there is no character file " + file);
        });
        List<Opposition> proposals =
                desk.against(party.stream().map(Source::file).toList());
        if (proposals.isEmpty()) {
            throw new Refused("there is nobody in " + game + " whom this party could match");
        }
        return proposals;
    }

    private Opposition chosen(List<Opposition> proposals) {
        List<String> kinds = proposals.stream().map(Opposition::fight).toList();
        if (fight == null) {
            throw new Refused("say with --fight which one to write: " + String.join(", ", kinds));
        }
        return proposals.stream()
                .filter(proposal -> proposal.fight().equals(fight))
                .findFirst()
                .orElseThrow(() -> new Refused(Nearest.unknown("fight", fight, kinds)));
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
