package arbiter.cli;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the desk for a character or a machine. */
final class DeskFinder {

    private DeskFinder() {}

    static CharacterDesk of(BuildKind made, String game, List<Path> homebrew) {
        return made.desk(Library.book(game, homebrew))
                .orElseThrow(() -> new Refused(made.plural() + " of " + game + " are not built by rules"));
    }

    /** The desk of the game that a file is for. */
    static CharacterDesk of(BuildKind made, Path file, List<Path> homebrew) {
        Node node = Yaml.read(Source.file(file));
        return Library.books(homebrew).stream()
                .map(book -> made.desk(book))
                .flatMap(Optional::stream)
                .filter(desk -> desk.knows(node))
                .findFirst()
                .orElseThrow(
                        () -> new Refused(file + " is no " + made.noun() + " of a game that builds them by rules"));
    }
}
