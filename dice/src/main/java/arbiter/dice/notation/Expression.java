package arbiter.dice.notation;

import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.Map;
import java.util.Optional;

/** A roll as people write it: {@code 2d6+3}. It can be thrown die by die, and its odds can be asked for. */
public sealed interface Expression permits Plain, Contested, Narrative, TestExpression, Combat, Labelled {

    /**
     * Reads the notation described in docs/dice.md.
     *
     * @throws NotationError if the text is not an expression, pointing at the character
     */
    static Expression parse(String text) {
        return new ExpressionReader(text).read();
    }

    /** Throws the dice. */
    Rolled roll(Thrower thrower);

    /**
     * What can come of it, with that kind of weights.
     *
     * @throws arbiter.dice.TooLarge if it can be rolled, but working its odds out would take too long
     */
    Odds odds(Weights kind);

    default Odds exact() {
        return odds(Weights.EXACT);
    }

    default Odds fast() {
        return odds(Weights.FAST);
    }

    /** The same roll as a draw, for rules; equal expressions share remembered odds. */
    Draw<?> draw();

    /** The expression in its one canonical form; parsing it gives an equal expression. */
    String text();

    /** The same with one thing changed that people ask about, by what it is: one more boost die. */
    default Map<String, Expression> changes() {
        return Map.of();
    }

    /** What people wrote behind {@code #}. */
    default Optional<String> label() {
        return Optional.empty();
    }
}
