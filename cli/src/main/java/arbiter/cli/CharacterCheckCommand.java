package arbiter.cli;

import arbiter.cli.json.CharacterJson;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.cli.text.CharacterLines;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says whether characters are legal, with every total and every problem. */
@Command(
        name = "check",
        description = {
            "Shows every total of a character with its parts, its attacks, abilities and training, and whatever is not",
            "legal about it, with what would be.",
            "Of several files only what is not legal is shown. The exit code is 1 if one of them is not legal.",
            "A game in place of a file checks everybody who comes with it."
        },
        footer = {"", "Examples:", "  arbiter character check ona.yaml --json", "  arbiter character check GAME"})
final class CharacterCheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The characters, or a game.")
    private List<Path> files;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final BuildKind made;
    private final Terminal terminal;

    CharacterCheckCommand(BuildKind made, Terminal terminal) {
        this.made = made;
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Path> games = files.stream().filter(this::isGame).toList();
        Map<Path, CharacterReport> checked =
                together(files.stream().filter(file -> !games.contains(file)).toList());
        Map<String, CharacterReport> reports = new LinkedHashMap<>();
        for (Path file : files) {
            if (games.contains(file)) {
                reports.putAll(
                        DeskFinder.of(made, file.toString(), homebrew.folders()).shipped());
            } else {
                reports.put(file.toString(), checked.get(file));
            }
        }
        boolean alone = files.size() == 1 && reports.containsKey(files.get(0).toString());
        if (json.wanted()) {
            Json.print(
                    alone
                            ? CharacterJson.of(reports.get(files.get(0).toString()))
                            : reports.values().stream().map(CharacterJson::of),
                    terminal);
        } else {
            reports.forEach(
                    (name, report) -> CharacterLines.of(report, name, alone).forEach(terminal::line));
        }
        return reports.values().stream().allMatch(CharacterReport::isLegal) ? Exit.DONE : Exit.CHECK_FAILED;
    }

    private boolean isGame(Path file) {
        return !Files.exists(file)
                && Library.books(homebrew.folders()).stream()
                        .anyMatch(book -> book.id().equals(file.toString()));
    }

    /** Those of one game at once, for what they say about each other. */
    private Map<Path, CharacterReport> together(List<Path> all) {
        Map<Path, CharacterReport> reports = new HashMap<>();
        List<Path> left = new ArrayList<>(all);
        while (!left.isEmpty()) {
            CharacterDesk desk = DeskFinder.of(made, left.get(0), homebrew.folders());
            List<Path> own = left.stream()
                    .filter(file -> desk.knows(Yaml.read(Source.file(file))))
                    .toList();
            List<CharacterReport> checked =
                    desk.check(own.stream().map(Source::file).toList());
            for (int i = 0; i < own.size(); i++) {
                reports.put(own.get(i), checked.get(i));
            }
            left.removeAll(own);
        }
        return reports;
    }
}
