package arbiter.content.catalogue;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Place;
import arbiter.content.Problems;
import arbiter.content.Words;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Loads files one by one, then finishes all entries, collecting what is wrong with any of them. */
final class Loading {

    /** An entry without a usable id, read only for what else is wrong with it. */
    private record Nameless(Kind<?> kind, Node node) {}

    private final List<Kind<?>> kinds;
    private final Stock stock;
    private final List<Nameless> nameless = new ArrayList<>();
    private final Set<String> packIds = new HashSet<>();
    private final Problems problems = new Problems();

    Loading(List<Kind<?>> kinds, Binder binder) {
        this.kinds = kinds;
        this.stock = new Stock(kinds, binder);
    }

    /** Adds a file whose entries are all new. */
    void add(Source file) {
        addFile(file, new Replacements(List.of()));
    }

    /** Adds the files of a pack; its entries are new, or replace those that it says it replaces. */
    void add(Pack pack) {
        if (!packIds.add(pack.manifest().id())) {
            problems.add(
                    pack.place(),
                    "there is another pack with the id '" + pack.manifest().id() + "'");
        }
        Replacements replacements = new Replacements(pack.manifest().replaces());
        pack.files().forEach(file -> addFile(file, replacements));
        replacements.reportUnused(problems);
    }

    Catalogue finish(String game, List<Manifest> packs) {
        List<Shelf<?>> shelves = new ArrayList<>();
        Fingerprint fingerprint = new Fingerprint(game);
        for (Kind<?> kind : kinds) {
            stock.of(kind).values().forEach(this::finish);
            fingerprint.add(kind, stock.of(kind).values());
            shelves.add(shelf(kind));
        }
        nameless.forEach(
                entry -> stock.binder().bindInFull(entry.node(), entry.kind().type(), problems));
        problems.throwIfAny();
        return new Catalogue(game, fingerprint.text(), packs, shelves, stock);
    }

    private void finish(Draft draft) {
        if (!problems.areEnough()) {
            stock.finish(draft, draft.node(), problems);
        }
    }

    private void check(Nameless entry) {
        if (!problems.areEnough()) {
            stock.binder().bindInFull(entry.node(), entry.kind().type(), problems);
        }
    }

    private <T extends Entry> Shelf<T> shelf(Kind<T> kind) {
        Map<String, T> entries = new LinkedHashMap<>();
        stock.of(kind)
                .forEach((id, draft) -> draft.entry()
                        .ifPresent(entry -> entries.put(id, kind.type().cast(entry))));
        return new Shelf<>(kind, entries);
    }

    private void addFile(Source file, Replacements replacements) {
        String name = file.name().substring(file.name().lastIndexOf('/') + 1);
        Optional<Kind<?>> kind = Kind.of(name, kinds);
        if (kind.isEmpty()) {
            List<String> names =
                    kinds.stream().map(known -> known.name() + ".yaml").toList();
            problems.add(Place.startOf(file.name()), Nearest.unknown("kind of content", name, names));
            return;
        }
        try {
            addEntries(kind.get(), Yaml.read(file, problems), replacements);
        } catch (ContentProblems unreadable) {
            problems.addAll(unreadable);
            stock.addGap(kind.get());
        }
    }

    private void addEntries(Kind<?> kind, Node node, Replacements replacements) {
        if (!(node instanceof Node.Items items) || items.nodes().isEmpty()) {
            stock.addGap(kind);
            problems.add(node.place(), "expected a list of entries that each begin with '- id:'");
            return;
        }
        for (Node item : items.nodes()) {
            if (problems.areEnough()) {
                return;
            }
            Optional<Node.Text> id = idOf(item);
            if (id.isPresent() && isFree(kind, id.get(), replacements)) {
                stock.of(kind)
                        .put(id.get().value(), new Draft(kind, id.get().value(), TextNumbers.filled(item, problems)));
            } else {
                nameless.add(new Nameless(kind, item));
                stock.addGap(kind);
            }
        }
    }

    /** The id of an entry; where it is missing or no text, reading the entry as a whole reports it. */
    private Optional<Node.Text> idOf(Node item) {
        if (!(item instanceof Node.Fields fields)
                || !fields.byKey().containsKey("id")
                || !(fields.byKey().get("id").value() instanceof Node.Text id)
                || id.isBlank()) {
            return Optional.empty();
        }
        if (!Words.isEntryId(id.value())) {
            problems.add(id.place(), id.described() + " is not an id; use letters, digits and dashes");
            return Optional.empty();
        }
        return Optional.of(id);
    }

    private boolean isFree(Kind<?> kind, Node.Text id, Replacements replacements) {
        Draft earlier = stock.of(kind).get(id.value());
        if (earlier == null || replacements.replace(kind, id)) {
            return true;
        }
        problems.add(id.place(), "the id " + id.described() + " is already used at " + earlier.place());
        return false;
    }
}
