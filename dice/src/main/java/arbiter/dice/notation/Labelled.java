package arbiter.dice.notation;

import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.dice.Weights;
import java.util.Map;
import java.util.Optional;

/** An expression with a remark on what it is for: {@code 2d6+3 # sword}. */
public record Labelled(Expression expression, String remark) implements Expression {

    @Override
    public Rolled roll(Thrower thrower) {
        Rolled rolled = expression.roll(thrower);
        return new Rolled(this, rolled.value(), rolled.dice(), remark + ": " + rolled.text());
    }

    @Override
    public Odds odds(Weights kind) {
        return expression.odds(kind);
    }

    @Override
    public Draw<?> draw() {
        return expression.draw();
    }

    @Override
    public String text() {
        return expression.text() + " # " + remark;
    }

    @Override
    public Map<String, Expression> changes() {
        return expression.changes();
    }

    @Override
    public Optional<String> label() {
        return Optional.of(remark);
    }
}
