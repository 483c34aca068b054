package arbiter.cli;

import arbiter.content.Nearest;
import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A situation as people name it: a file, or an encounter or worked example of a game, as GAME/ENCOUNTER. */
record NamedEncounter(String name, Source source, FileResolver files) {

    /** A file of that name comes first. */
    static NamedEncounter find(Path named, List<Rulebook<?>> books) {
        if (Files.exists(named) || named.getNameCount() != 2) {
            return file(named);
        }
        Optional<Rulebook<?>> game = books.stream()
                .filter(book -> book.id().equals(named.getName(0).toString()))
                .findFirst();
        return game.map(book -> shipped(book, named.getName(1).toString())).orElseGet(() -> file(named));
    }

    private static NamedEncounter file(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return new NamedEncounter(
                file.toString(), Source.file(file), FileResolver.folder(folder == null ? file : folder));
    }

    private static NamedEncounter shipped(Rulebook<?> book, String id) {
        List<String> ids = book.encounters().stream().map(Encounter::id).toList();
        return book.encounter(id)
                .map(found -> new NamedEncounter(book.id() + "/" + id, found.source(), found.files()))
                .orElseThrow(() -> new Refused(Nearest.unknown("encounter of " + book.id(), id, ids)));
    }

    Situation situation() {
        return Situation.read(source, files);
    }
}
