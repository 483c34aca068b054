package arbiter.content.catalogue;

import arbiter.content.Nearest;
import arbiter.content.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All entries of one kind by id, in the order of the files. */
public final class Shelf<T extends Entry> {

    private final Kind<T> kind;
    private final Map<String, T> entries;

    Shelf(Kind<T> kind, Map<String, T> entries) {
        this.kind = kind;
        this.entries = entries;
    }

    /** The name of the kind, as its files are called: {@code weapons}. */
    public String kind() {
        return kind.name();
    }

    public Class<T> type() {
        return kind.type();
    }

    public List<T> all() {
        return List.copyOf(entries.values());
    }

    public List<String> ids() {
        return List.copyOf(entries.keySet());
    }

    public Optional<T> find(String id) {
        return Optional.ofNullable(entries.get(id));
    }

    /** The entry with this id; an unknown id is refused with the nearest one. */
    public T get(String id) {
        return find(id).orElseThrow(
                        () -> new IllegalArgumentException(Nearest.unknown(Words.noun(type()), id, entries.keySet())));
    }
}
