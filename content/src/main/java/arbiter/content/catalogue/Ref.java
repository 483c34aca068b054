package arbiter.content.catalogue;

/**
 * A reference from one entry to another that may lead back to it. Where entries do not refer to each other in a
 * circle, a component of the entry's own type reads better.
 */
public final class Ref<T extends Entry> {

    private final Class<T> type;
    private final Draft draft;

    Ref(Class<T> type, Draft draft) {
        this.type = type;
        this.draft = draft;
    }

    public String id() {
        return draft.id();
    }

    /** The entry itself; to be asked only when all content is loaded. */
    public T get() {
        return type.cast(draft.entry()
                .orElseThrow(() -> new IllegalStateException("the entry '" + id() + "' is not loaded yet")));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ref<?> ref && type == ref.type && id().equals(ref.id());
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }

    @Override
    public String toString() {
        return "-> " + id();
    }
}
