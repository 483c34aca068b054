package arbiter.interpreters.preview;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Entry;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Remembers the latest outlooks of a table, so that asking for the same odds again is a look-up. Thread-safe. */
public final class Previews<S extends State<S>> {

    private record Key<S>(
            S checkpoint, List<Entry.Input<S>> since, int slot, List<String> options, Policy policy, Viewer viewer) {}

    private final Map<Key<S>, Outlook> remembered;

    /** Remembers so many outlooks at the most. */
    public Previews(int most) {
        remembered = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Key<S>, Outlook> eldest) {
                return size() > most;
            }
        };
    }

    /** What that answer would lead to, as far as the viewer will see it. */
    public synchronized Outlook of(
            Table<S> table, OpenRequest open, List<String> options, Policy policy, Viewer viewer) {
        Table.Resumption<S> resumption = table.resumption();
        Key<S> key = new Key<>(
                resumption.checkpoint(), resumption.since(), open.slot(), List.copyOf(options), policy, viewer);
        Outlook known = remembered.get(key);
        if (known == null) {
            known = Preview.of(table, open, options)
                    .choosing(policy)
                    .seenBy(viewer)
                    .fast();
            remembered.put(key, known);
        }
        return known;
    }
}
