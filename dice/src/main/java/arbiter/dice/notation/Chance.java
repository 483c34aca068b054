package arbiter.dice.notation;

import arbiter.dice.Fraction;
import java.util.Optional;

/** A probability from 0 to 1, beside it the exact fraction where the odds are exact. */
public record Chance(double probability, Optional<Fraction> exact) {

    static Chance of(Fraction exact) {
        return new Chance(exact.toDouble(), Optional.of(exact));
    }

    static Chance of(double probability) {
        return new Chance(probability, Optional.empty());
    }
}
