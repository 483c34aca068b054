package arbiter.content.catalogue;

import java.util.Collection;
import java.util.List;

/** Something a game's content describes: a weapon, a talent, a creature. Saved games refer to it by its id. */
public interface Entry {

    String id();

    String name();

    /** The summary of its rule in our own words. */
    String text();

    /** Words that group entries; texts or enum constants. */
    default Collection<?> tags() {
        return List.of();
    }

    /** The ledger ids of the rules it touches. */
    default List<String> ledger() {
        return List.of();
    }
}
