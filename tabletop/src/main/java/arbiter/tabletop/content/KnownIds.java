package arbiter.tabletop.content;

import arbiter.content.yaml.EnumWords;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The entries that rules ask for by name, as constants of an enum whose words are their ids. Homebrew has others. */
public final class KnownIds<E extends Enum<E>> {

    private final Map<String, E> byId = new HashMap<>();

    private KnownIds(Class<E> type) {
        for (E constant : type.getEnumConstants()) {
            byId.put(EnumWords.of(constant), constant);
        }
    }

    public static <E extends Enum<E>> KnownIds<E> of(Class<E> type) {
        return new KnownIds<>(type);
    }

    /** The constant of an entry, if rules know it. */
    public Optional<E> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }
}
