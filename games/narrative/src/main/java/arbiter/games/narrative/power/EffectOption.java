package arbiter.games.narrative.power;

import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import java.util.List;
import java.util.function.UnaryOperator;

/** One thing that can be added to a power, with the difficulty dice that it comes to. */
record EffectOption(String id, String name, int cost, int dice, UnaryOperator<PowerChoice> change) implements Option {

    /** {@code Blast: +1, 2 difficulty dice with it}. */
    @Override
    public String text() {
        return name + ": +" + cost + ", " + words(dice) + " with it";
    }

    static String words(int count) {
        return count + (count == 1 ? " difficulty die" : " difficulty dice");
    }

    @Override
    public List<Cost> costs() {
        return cost > 0 ? List.of(new Cost("difficulty dice", cost)) : List.of();
    }
}
