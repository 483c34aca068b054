package arbiter.cli;

import arbiter.content.Nearest;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Refused;
import arbiter.lab.draft.Written;
import arbiter.lab.rating.Contestant;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.Rulebook;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody to fight alone, as people name them: a character file, or GAME/WHO who comes with a game. */
record NamedContestant(Rulebook<?> book, Contestant contestant) {

    private static final String ENDING = ".yaml";

    /** A file of that name comes first; one that is not legal is refused unless that is allowed. */
    static NamedContestant find(Path named, List<Rulebook<?>> books, boolean allowIllegal) {
        if (Files.exists(named) || named.getNameCount() != 2) {
            return file(named, books, allowIllegal);
        }
        Optional<Rulebook<?>> game = books.stream()
                .filter(book -> book.id().equals(named.getName(0).toString()))
                .findFirst();
        return game.map(book ->
                        new NamedContestant(book, shipped(book, named.getName(1).toString())))
                .orElseGet(() -> file(named, books, allowIllegal));
    }

    private static NamedContestant file(Path file, List<Rulebook<?>> books, boolean allowIllegal) {
        Node node = Yaml.read(Source.file(file));
        for (Rulebook<?> book : books) {
            Optional<CharacterDesk> desk = Stream.of(book.characters(), book.machines())
                    .flatMap(Optional::stream)
                    .filter(one -> one.knows(node))
                    .findFirst();
            if (desk.isPresent()) {
                CharacterReport report = desk.get().check(node);
                if (!report.isLegal() && !allowIllegal) {
                    throw new Refused(file + " is not legal: "
                            + report.violations().get(0).message()
                            + "\nwith --allow-illegal it is played all the same");
                }
                return new NamedContestant(book, new Contestant(report.name(), "sheet", node));
            }
        }
        throw new Refused(file + " is no character of a game that builds them by rules, nor GAME/WHO");
    }

    private static Contestant shipped(Rulebook<?> book, String id) {
        List<Candidate> known = book.candidates();
        return known.stream()
                .filter(candidate -> idOf(candidate).equals(id))
                .findFirst()
                .map(candidate -> of(book, candidate, candidate.name()))
                .orElseThrow(() -> new Refused(Nearest.unknown(
                        "character of " + book.id(),
                        id,
                        known.stream().map(NamedContestant::idOf).toList())));
    }

    static String idOf(Candidate candidate) {
        return candidate.id().endsWith(ENDING)
                ? candidate.id().substring(0, candidate.id().length() - ENDING.length())
                : candidate.id();
    }

    static Contestant of(Rulebook<?> book, Candidate candidate, String name) {
        return candidate.way() == Candidate.Way.FROM
                ? new Contestant(name, "from", Written.text(candidate.id()))
                : new Contestant(name, "sheet", Yaml.read(book.characterFiles().find(candidate.id())));
    }

    /** Those who come with a game: its characters, or where it has none everybody of its content. */
    static List<Contestant> shipped(Rulebook<?> book) {
        List<Candidate> characters = book.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.CHARACTER)
                .toList();
        List<Candidate> all = characters.isEmpty() ? book.candidates() : characters;
        return all.stream()
                .map(candidate -> {
                    boolean alone = all.stream()
                                    .filter(other -> other.name().equals(candidate.name()))
                                    .count()
                            == 1;
                    return of(book, candidate, alone ? candidate.name() : idOf(candidate));
                })
                .toList();
    }
}
