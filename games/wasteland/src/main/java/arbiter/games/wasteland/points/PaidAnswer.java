package arbiter.games.wasteland.points;

import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import java.util.List;

/** Yes or no to something that costs points, with its price. */
public record PaidAnswer(boolean yes, String text, List<Cost> costs) implements Option {

    /** What action points are called where something costs them. */
    public static final String ACTION_POINTS = "AP";

    /** What luck points are called where something costs them. */
    public static final String LUCK = "luck";

    public PaidAnswer {
        costs = List.copyOf(costs);
    }

    /** No first, which is the default. */
    public static List<PaidAnswer> of(String yes, String no, String currency, int price) {
        return List.of(
                new PaidAnswer(false, no, List.of()), new PaidAnswer(true, yes, List.of(new Cost(currency, price))));
    }

    @Override
    public String id() {
        return yes ? "yes" : "no";
    }

    @Override
    public boolean declines() {
        return !yes;
    }
}
