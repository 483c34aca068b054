package arbiter.interpreters.preview;

import java.util.Map;
import java.util.Set;

/** How a table looks different afterwards: changes of bars, and what units gained or lost. Many ways lead to the same. */
final class TableChange {

    private final Map<String, Integer> bars;
    private final Set<String> news;
    private final int hash;

    TableChange(Map<String, Integer> bars, Set<String> news) {
        this.bars = bars;
        this.news = news;
        this.hash = 31 * NamedValues.hash(bars) + news.hashCode();
    }

    Map<String, Integer> bars() {
        return bars;
    }

    Set<String> news() {
        return news;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TableChange that
                && hash == that.hash
                && bars.equals(that.bars)
                && news.equals(that.news);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
