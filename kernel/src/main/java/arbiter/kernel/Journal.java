package arbiter.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The whole history of a table: what it was started with and every entry since. Append-only. */
public final class Journal<S> {

    /** The version of the journal's own format. */
    public static final int FORMAT = 1;

    /** What a journal needs to be run again: which game, which content, which table options. */
    public record Header(int format, String game, String content, Map<String, String> options) {

        public static Header of(String game, String content, Map<String, String> options) {
            return new Header(FORMAT, game, content, options);
        }
    }

    private final Header header;
    private final S start;
    private final List<Entry<S>> entries = new ArrayList<>();
    private int left;

    public Journal(Header header, S start) {
        this.header = header;
        this.start = start;
    }

    public Header header() {
        return header;
    }

    /** The table as it was set up; never changed. */
    public S start() {
        return start;
    }

    /** The entries since the last time that those there were had been left to whoever stores them. */
    public List<Entry<S>> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** How many entries there are, those left included. */
    public int size() {
        return left + entries.size();
    }

    /** Forgets the entries, of which there are so many by now: whoever stores them has them. */
    public void leave(int count) {
        left = count;
        entries.clear();
    }

    public void append(List<Entry<S>> more) {
        entries.addAll(more);
    }
}
