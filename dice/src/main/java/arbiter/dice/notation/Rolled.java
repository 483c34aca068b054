package arbiter.dice.notation;

import java.util.List;

/** A roll of an expression: what it came to, every die that was thrown, and a line that tells how. */
public record Rolled(Expression expression, Value value, List<ThrownDice> dice, String text) {

    public Rolled {
        dice = List.copyOf(dice);
    }
}
