package arbiter.kernel;

import java.util.List;

/**
 * What an answer can be paid with. Where a question has one, its options are things to buy: an answer may name several of
 * them, joined by a plus. Besides what is left it knows what others spend afterwards, the dice it comes from, and what
 * cannot be had now.
 */
public record Purse(List<Cost> left, List<Cost> others, Handful roll, List<Lacking> lacking) {

    /** Something that cannot be bought now, what it would cost, and why not. */
    public record Lacking(String text, List<Cost> costs, String why) {}
}
