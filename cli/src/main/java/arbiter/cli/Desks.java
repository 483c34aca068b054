package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the desk for a character or a machine, and hands the finished file over. */
final class Desks {

    private Desks() {}

    static CharacterDesk of(Made made, String game, List<Path> homebrew) {
        return made.desk(Library.book(game, homebrew))
                .orElseThrow(() -> new Refused(made.plural() + " of " + game + " are not built by rules"));
    }

    /** The desk of the game that a file is for. */
    static CharacterDesk of(Made made, Path file, List<Path> homebrew) {
        Node node = Yaml.read(Source.file(file));
        return Library.books(homebrew).stream()
                .map(book -> made.desk(book))
                .flatMap(Optional::stream)
                .filter(desk -> desk.knows(node))
                .findFirst()
                .orElseThrow(
                        () -> new Refused(file + " is no " + made.noun() + " of a game that builds them by rules"));
    }

    /** Said before the first question, so that nobody answers them all in vain. */
    static void refuseToReplace(Path out) {
        if (out != null && Files.exists(out)) {
            throw new Refused(out + " is there already; name another file with --out");
        }
    }

    static int deliver(Optional<String> text, Path out, Terminal terminal) {
        if (text.isEmpty()) {
            terminal.err().println("arbiter: nothing was written");
            return Exit.CHECK_FAILED;
        }
        if (out == null) {
            terminal.out().print(text.get());
            return Exit.DONE;
        }
        try {
            Files.writeString(out, text.get());
        } catch (IOException broken) {
            throw new Refused(out + " cannot be written: " + broken.getMessage());
        }
        terminal.err().println("written to " + out);
        return Exit.DONE;
    }
}
