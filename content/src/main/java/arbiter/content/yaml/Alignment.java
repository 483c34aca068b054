package arbiter.content.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which items of an old list are which of a new one: the most that say the same, and between them one after another. */
final class Alignment {

    /** An item with its position in both lists; without one of them it is new or gone. */
    record Pair(Optional<Integer> before, Optional<Integer> after) {}

    private final List<Node> old;
    private final List<Node> now;
    private final int[][] common;
    private final List<Pair> pairs = new ArrayList<>();

    private Alignment(List<Node> old, List<Node> now) {
        this.old = old;
        this.now = now;
        this.common = new int[old.size() + 1][now.size() + 1];
    }

    /** All items of both lists, in the order of the new one. */
    static List<Pair> of(List<Node> old, List<Node> now) {
        Alignment alignment = new Alignment(old, now);
        alignment.count();
        alignment.walk();
        return alignment.pairs;
    }

    /** How many items from each pair of positions on can say the same. */
    private void count() {
        for (int i = old.size() - 1; i >= 0; i--) {
            for (int j = now.size() - 1; j >= 0; j--) {
                common[i][j] = old.get(i).says(now.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
    }

    private void walk() {
        int i = 0;
        int j = 0;
        while (i < old.size() || j < now.size()) {
            int startOld = i;
            int startNow = j;
            while (!(i == old.size() && j == now.size())
                    && !(i < old.size() && j < now.size() && old.get(i).says(now.get(j)))) {
                if (j == now.size() || i < old.size() && common[i + 1][j] >= common[i][j + 1]) {
                    i++;
                } else {
                    j++;
                }
            }
            pairUp(startOld, i, startNow, j);
            if (i < old.size() && j < now.size()) {
                pairs.add(new Pair(Optional.of(i++), Optional.of(j++)));
            }
        }
    }

    private void pairUp(int fromOld, int toOld, int fromNow, int toNow) {
        int most = Math.max(toOld - fromOld, toNow - fromNow);
        for (int k = 0; k < most; k++) {
            pairs.add(new Pair(at(fromOld + k, toOld), at(fromNow + k, toNow)));
        }
    }

    private static Optional<Integer> at(int position, int end) {
        return position < end ? Optional.of(position) : Optional.empty();
    }
}
