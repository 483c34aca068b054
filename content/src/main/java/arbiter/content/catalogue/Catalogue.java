package arbiter.content.catalogue;

import arbiter.content.Words;
import arbiter.content.yaml.Binder;
import java.util.List;

/** Everything a game's content files describe, loaded and checked. Never changes. */
public final class Catalogue {

    private final String game;
    private final String version;
    private final List<Manifest> packs;
    private final List<Shelf<?>> shelves;
    private final Stock stock;

    Catalogue(String game, String version, List<Manifest> packs, List<Shelf<?>> shelves, Stock stock) {
        this.game = game;
        this.version = version;
        this.packs = List.copyOf(packs);
        this.shelves = List.copyOf(shelves);
        this.stock = stock;
    }

    public String game() {
        return game;
    }

    /** A fingerprint of all entries: the same whenever they say the same, however the files are laid out. */
    public String version() {
        return version;
    }

    /** The homebrew packs whose entries are here, in the order they were added. */
    public List<Manifest> packs() {
        return packs;
    }

    public List<Shelf<?>> shelves() {
        return shelves;
    }

    /** The shelf of a kind of entry. */
    @SuppressWarnings("unchecked")
    public <T extends Entry> Shelf<T> shelf(Class<T> type) {
        return shelves.stream()
                .filter(shelf -> shelf.type() == type)
                .map(shelf -> (Shelf<T>) shelf)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(game + " has no shelf of " + type.getName()));
    }

    /** The entry with this id, also of a type that several kinds share; an unknown id is refused with the nearest. */
    public <T extends Entry> T get(Class<T> type, String id) {
        Entry entry = stock.draft(type, id).entry().orElseThrow();
        if (!type.isInstance(entry)) {
            throw new IllegalArgumentException("'" + id + "' is not " + Words.a(Words.noun(type)));
        }
        return type.cast(entry);
    }

    /** Reads other files of this game, such as situations and characters, which name entries by id. */
    public Binder binder() {
        return stock.binder();
    }
}
