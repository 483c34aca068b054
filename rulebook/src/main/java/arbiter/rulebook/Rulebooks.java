package arbiter.rulebook;

import arbiter.content.catalogue.Pack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The games that are there: whatever is on the class path, ordered by id. */
public final class Rulebooks {

    private Rulebooks() {}

    public static List<Rulebook<?>> all() {
        return all(List.of());
    }

    /** All games, each with the homebrew packs that are for it. */
    public static List<Rulebook<?>> all(List<Pack> homebrew) {
        List<Rulebook<?>> books = new ArrayList<>();
        for (Rulebook<?> book : ServiceLoader.load(Rulebook.class)) {
            books.add(homebrew.isEmpty() ? book : book.with(homebrew));
        }
        books.sort(Comparator.comparing(Rulebook::id));
        return books;
    }
}
