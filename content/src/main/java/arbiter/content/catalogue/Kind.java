package arbiter.content.catalogue;

import arbiter.content.Words;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** A kind of entry: the name its files begin with, and the type its entries have. */
record Kind<T extends Entry>(String name, Class<T> type) {

    Kind {
        if (!Words.isId(name)) {
            throw new IllegalArgumentException("a kind is named in small letters, digits and dashes, not " + name);
        }
    }

    /** The kind that a file holds: {@code weapons.yaml} and {@code weapons-heavy.yaml} hold weapons. */
    static Optional<Kind<?>> of(String file, Collection<Kind<?>> kinds) {
        return kinds.stream().filter(kind -> kind.holds(file)).max(Comparator.comparingInt(kind -> kind.name.length()));
    }

    /** Whether an entry of this kind may be what a reference of the given type means. */
    boolean mayBe(Class<?> wanted) {
        return wanted.isAssignableFrom(type) || type.isAssignableFrom(wanted);
    }

    private boolean holds(String file) {
        return file.equals(name + ".yaml") || file.startsWith(name + "-") && file.endsWith(".yaml");
    }
}
