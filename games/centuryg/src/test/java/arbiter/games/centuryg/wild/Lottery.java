package arbiter.games.centuryg.wild;

import arbiter.content.catalogue.Entry;
import arbiter.dice.RandomStream;
import arbiter.games.centuryg.Tables;
import java.util.ArrayList;
import java.util.List;

/** Draws from lists by chance, the same for the same seed. */
final class Lottery {

    private final RandomStream random;

    Lottery(long seed) {
        random = new RandomStream(seed);
    }

    int below(int bound) {
        return random.below(bound);
    }

    boolean oneIn(int many) {
        return random.below(many) == 0;
    }

    <T> T any(List<T> list) {
        return list.get(random.below(list.size()));
    }

    <T> List<T> some(List<T> list, int count) {
        List<T> left = new ArrayList<>(list);
        List<T> taken = new ArrayList<>();
        while (taken.size() < count && !left.isEmpty()) {
            taken.add(left.remove(random.below(left.size())));
        }
        return taken;
    }

    static <T extends Entry> List<T> all(Class<T> kind) {
        return Tables.BOOK.content().shelf(kind).all();
    }
}
