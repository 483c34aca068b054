package arbiter.rulebook;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Refused;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A unit on the table: where its sheet comes from, which side it is on, where it stands and what is different now. */
public final class Placement {

    /** A unit as a file writes it: exactly one of {@code from}, {@code character}, {@code sheet} and {@code of}. */
    record Written(
            Optional<String> id,
            Optional<String> name,
            Optional<String> side,
            Optional<Node> from,
            Optional<Node> character,
            Optional<Node> sheet,
            Optional<Node> of,
            Optional<Node> at,
            List<Node> conditions,
            boolean hidden,
            Optional<Node> emblem,
            Map<String, Node> now,
            Map<String, Node> parts,
            List<Node> edits) {}

    /** Stands in a character file beside the character. */
    private static final String EMBLEM = "emblem";

    private final Written written;
    private final Node node;
    private final String id;
    private final Binder binder;
    private final FileResolver files;
    private final Problems problems;

    Placement(Written written, Node node, String id, Binder binder, FileResolver files, Problems problems) {
        this.written = written;
        this.node = node;
        this.id = id;
        this.binder = binder.beside(EMBLEM);
        this.files = files;
        this.problems = problems;
    }

    /** One unit that is added to a running table: written like a unit of a situation file. */
    public static Optional<Placement> read(Node node, Rulebook<?> rulebook, List<String> taken, Problems problems) {
        Optional<Written> written = Binder.plain().bind(node, Written.class, problems);
        return written.map(known -> {
            String wished = Situation.idOf(known, taken.size());
            String id = wished;
            for (int i = 2; taken.contains(id); i++) {
                id = wished + "-" + i;
            }
            if (!known.parts().isEmpty() || !known.edits().isEmpty()) {
                problems.add(node.place(), "whoever comes to a running table is changed by edits after that");
            }
            return new Placement(known, node, id, rulebook.content().binder(), rulebook.characterFiles(), problems);
        });
    }

    public String id() {
        return id;
    }

    /** Where the unit stands in the file, for problems of the unit as a whole. */
    public Node node() {
        return node;
    }

    public Optional<String> name() {
        return written.name();
    }

    /** The side the file names; without one, units stand alone. */
    public String side() {
        return written.side().orElse(id);
    }

    /** Whether the file names a side for it. */
    public boolean namesSide() {
        return written.side().isPresent();
    }

    /** Whose it is, for what somebody else on the table brings along. */
    public Optional<Node> of() {
        return written.of();
    }

    public Optional<Node> at() {
        return written.at();
    }

    /** Whether nobody but the gamemaster and its own player knows of the unit. */
    public boolean hidden() {
        return written.hidden();
    }

    public List<Node> conditions() {
        return written.conditions();
    }

    /** The drawing that its token bears, of the file or of its character; without one, what the game thinks fit. */
    public Optional<Node> emblem() {
        return written.emblem()
                .or(() -> writtenSheet().filter(Node.Fields.class::isInstance).flatMap(sheet -> sheet.get(EMBLEM)));
    }

    /** Parts of the unit in the words of saved tables, by their names. */
    Map<String, Node> parts() {
        return written.parts();
    }

    /** What the gamemaster has changed on it by hand. */
    List<Node> edits() {
        return written.edits();
    }

    /** The file or the lines where its sheet is written out; empty for entries of the content. */
    Optional<Node> writtenSheet() {
        try {
            return written.sheet().or(() -> written.character().map(path -> Yaml.read(files.find(path.text()))));
        } catch (Refused | ContentProblems notThere) {
            return Optional.empty(); // reported where the sheet is read
        }
    }

    /** The sheet: a content entry, a character file, or written out in place. Empty after reporting why not. */
    public <T extends Entry> Optional<T> sheet(Class<T> type) {
        if (written.from().isPresent()) {
            return binder.bind(written.from().get(), type, problems);
        }
        if (written.sheet().isPresent()) {
            return binder.bindInFull(written.sheet().get(), type, problems);
        }
        if (written.character().isPresent()) {
            return character(written.character().get(), type);
        }
        if (written.of().isPresent()) {
            problems.add(
                    written.of().get().place(), "in this game nobody brings along what stands on the table by itself");
            return Optional.empty();
        }
        problems.add(node.place(), "say what this unit is: from (an entry), character (a file) or sheet (written out)");
        return Optional.empty();
    }

    /** A value that differs from the sheet now, from the least to the most that make sense. */
    public OptionalInt now(String what, int least, int most) {
        Node value = written.now().get(what);
        if (value == null) {
            return OptionalInt.empty();
        }
        int number = value.integer();
        if (number < least || number > most) {
            problems.add(value.place(), what + " is from " + least + " to " + most + " here, not " + number);
            return OptionalInt.empty();
        }
        return OptionalInt.of(number);
    }

    /** Reports values the game does not know. */
    public void onlyNow(List<String> known) {
        written.now().forEach((key, value) -> {
            if (!known.contains(key)) {
                problems.add(value.place(), Nearest.unknown("value", key, known));
            }
        });
    }

    private <T extends Entry> Optional<T> character(Node path, Class<T> type) {
        try {
            return binder.bindInFull(Yaml.read(files.find(path.text())), type, problems);
        } catch (Refused notThere) {
            problems.add(path.place(), notThere.getMessage());
            return Optional.empty();
        }
    }
}
