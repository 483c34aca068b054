package arbiter.cli;

import arbiter.cli.json.CharacterJson;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.CharacterLines;
import arbiter.content.yaml.Source;
import arbiter.rulebook.CharacterReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says whether characters are legal, with every total and every problem. */
@Command(
        name = "check",
        description = {
            "Shows every total of a character with its parts, and whatever is not legal about it, with what would be.",
            "Of several files only what is not legal is shown. The exit code is 1 if one of them is not legal."
        },
        footer = {"", "Example:", "  arbiter character check ona.yaml --json"})
final class CharacterCheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The characters.")
    private List<Path> files;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Made made;
    private final Terminal terminal;

    CharacterCheckCommand(Made made, Terminal terminal) {
        this.made = made;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<CharacterReport> reports = new ArrayList<>();
        for (Path file : files) {
            reports.add(Desks.of(made, file, homebrew.folders()).check(Source.file(file)));
        }
        if (json.wanted()) {
            Json.print(
                    files.size() == 1
                            ? CharacterJson.of(reports.get(0))
                            : reports.stream().map(CharacterJson::of),
                    terminal);
        } else {
            for (int i = 0; i < reports.size(); i++) {
                CharacterLines.of(reports.get(i), files.get(i).toString(), files.size() == 1)
                        .forEach(terminal::line);
            }
        }
        return reports.stream().allMatch(CharacterReport::isValid) ? Exit.DONE : Exit.CHECK_FAILED;
    }
}
