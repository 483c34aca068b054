package arbiter.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Dice that came up, and how likely so much is with as many dice of their sides. */
final class DiceTally {

    private final Map<Integer, Integer> bySides = new TreeMap<>();
    private int dice;
    private int sum;

    void add(List<Integer> faces, List<Integer> sides) {
        for (int i = 0; i < faces.size(); i++) {
            bySides.merge(sides.get(i), 1, Integer::sum);
            sum += faces.get(i);
            dice++;
        }
    }

    int dice() {
        return dice;
    }

    int sum() {
        return sum;
    }

    double expected() {
        return bySides.entrySet().stream()
                .mapToDouble(entry -> entry.getValue() * (entry.getKey() + 1) / 2.0)
                .sum();
    }

    /** The chance of each sum, the first being that of as many ones as there are dice. */
    double[] chances() {
        double[] chances = {1};
        for (Map.Entry<Integer, Integer> entry : bySides.entrySet()) {
            for (int i = 0; i < entry.getValue(); i++) {
                chances = withDie(chances, entry.getKey());
            }
        }
        return chances;
    }

    /** One more die: each chance is the mean of as many neighbours as it has sides. */
    private static double[] withDie(double[] chances, int sides) {
        double[] more = new double[chances.length + sides - 1];
        double window = 0;
        for (int i = 0; i < more.length; i++) {
            window += i < chances.length ? chances[i] : 0;
            window -= i >= sides ? chances[i - sides] : 0;
            more[i] = Math.max(0, window / sides);
        }
        return more;
    }

    ObjectNode json(int mostBars) {
        double[] chances = chances();
        int at = sum - dice;
        double lower = 0;
        for (int i = 0; i <= at; i++) {
            lower += chances[i];
        }
        ObjectNode node = JsonNodeFactory.instance
                .objectNode()
                .put("dice", dice)
                .put("sum", sum)
                .put("expected", expected())
                .put("higher", Math.min(1, 1 - lower + chances[at]))
                .put("lower", Math.min(1, lower));
        bars(chances, mostBars, node.putArray("bars"));
        return node;
    }

    /** The likely sums, as many together as there is room for, and the one that was thrown. */
    private void bars(double[] chances, int most, ArrayNode list) {
        int from = 0;
        int to = chances.length - 1;
        while (from < sum - dice && chances[from] < 1e-4) {
            from++;
        }
        while (to > sum - dice && chances[to] < 1e-4) {
            to--;
        }
        int step = (to - from) / most + 1;
        for (int start = from; start <= to; start += step) {
            int end = Math.min(to, start + step - 1);
            double chance = 0;
            for (int i = start; i <= end; i++) {
                chance += chances[i];
            }
            list.addObject().put("from", start + dice).put("to", end + dice).put("chance", chance);
        }
    }
}
