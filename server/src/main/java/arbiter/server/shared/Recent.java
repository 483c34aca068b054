package arbiter.server.shared;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps the entries used last and drops the eldest beyond its capacity. Not safe for several threads. */
public final class Recent<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1L;

    private final int capacity;

    public Recent(int capacity) {
        super(16, 0.75f, true);
        this.capacity = capacity;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > capacity;
    }
}
