package arbiter.dice.notation;

import arbiter.dice.Numbers;
import arbiter.dice.TooLarge;
import arbiter.dice.Weights;

/** The work that the odds of one expression take altogether, refused beyond a limit before it is done. */
final class Effort {

    private static final double MOST = 200_000_000;

    /** A pair of outcomes that has to be looked up costs as much as this many multiplications. */
    private static final double PAIR = 50;

    private final Weights kind;
    private double spent;

    Effort(Weights kind) {
        this.kind = kind;
    }

    Weights kind() {
        return kind;
    }

    /** Notes some multiplications of numbers with that many bits; machine numbers have none. */
    void spend(String what, double steps, double bits) {
        spent += steps * (kind == Weights.EXACT ? 1 + bits / 32 : 1);
        if (spent > MOST) {
            throw new TooLarge(what + " is too large: its odds take more than " + (long) MOST
                    + " multiplications; fewer dice, fewer sides or fewer terms can be worked out");
        }
    }

    /** The sum of two independent numbers. */
    Numbers plus(String what, Numbers first, Numbers second) {
        Numbers fewer = first.size() <= second.size() ? first : second;
        Numbers more = fewer == first ? second : first;
        spend(what, fewer.size() * ((double) more.highest() - more.lowest() + 1), bits(first) + bits(second));
        return first.plus(second);
    }

    /** Two independent numbers joined pair by pair. */
    Numbers combine(String what, Numbers first, Numbers second, Operator operator) {
        spend(what, PAIR * first.size() * second.size(), bits(first) + bits(second));
        return first.combine(second, operator::apply).numbers(Integer::intValue);
    }

    /** Notes so many outcomes that have to be looked up. */
    void lookups(String what, double outcomes) {
        spend(what, PAIR * outcomes, 0);
    }

    /** The multiplications for one sum of equal dice with that many sides. */
    double perSum(double sides) {
        return kind == Weights.EXACT ? Math.min(8, sides) : sides;
    }

    double bits(Numbers numbers) {
        return kind == Weights.EXACT ? numbers.total().bitLength() : 0;
    }
}
