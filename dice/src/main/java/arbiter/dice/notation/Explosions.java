package arbiter.dice.notation;

import arbiter.dice.Fraction;
import arbiter.dice.Weights;
import java.util.List;
import java.util.stream.Stream;

/** The remainder of bounded explosions: the chance that some die would have exploded once more than is followed. */
final class Explosions {

    private Explosions() {}

    /** The same odds, with that chance stated if a die of these terms explodes. */
    static Odds stated(Odds odds, Weights kind, Term... terms) {
        List<Hand> exploding = Stream.of(terms)
                .flatMap(Term::hands)
                .filter(hand -> hand.die().explode().isPresent())
                .toList();
        return exploding.isEmpty() ? odds : odds.stating("cut-short", chance(kind, exploding));
    }

    private static Chance chance(Weights kind, List<Hand> exploding) {
        if (kind == Weights.FAST) {
            double none = 0;
            for (Hand hand : exploding) {
                none += hand.count() * Math.log1p(-hand.die().cutShort().toDouble());
            }
            return Chance.of(-Math.expm1(none));
        }
        Fraction none = Fraction.ONE;
        for (Hand hand : exploding) {
            Fraction one = Fraction.ONE.minus(hand.die().cutShort());
            none = none.times(Fraction.of(
                    one.numerator().pow(hand.count()), one.denominator().pow(hand.count())));
        }
        return Chance.of(Fraction.ONE.minus(none));
    }
}
