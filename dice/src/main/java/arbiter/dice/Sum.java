package arbiter.dice;

import java.util.List;
import java.util.stream.Collectors;

/** The sum of some dice and a constant: {@code 2d6+1d8+3}. */
public record Sum(List<Dice> dice, int constant) implements Pool<Integer> {

    public Sum {
        dice = List.copyOf(dice);
        if (dice.isEmpty()) {
            throw new IllegalArgumentException("a sum needs at least one die");
        }
    }

    public Sum plus(int more) {
        return new Sum(dice, Math.addExact(constant, more));
    }

    @Override
    public Integer roll(Thrower thrower) {
        int sum = constant;
        for (Dice some : dice) {
            for (int i = 0; i < some.count(); i++) {
                sum += thrower.next(some.die());
            }
        }
        return sum;
    }

    @Override
    public Numbers odds(Weights kind) {
        Numbers sum = terms(kind, 0);
        for (int i = 1; i < dice.size(); i++) {
            sum = sum.plus(terms(kind, i));
        }
        return constant == 0 ? sum : sum.plus(constant);
    }

    private Numbers terms(Weights kind, int index) {
        return EqualDice.sum(
                kind, dice.get(index).count(), dice.get(index).die().sides());
    }

    @Override
    public String notation() {
        String text = dice.stream().map(Dice::notation).collect(Collectors.joining("+"));
        return text + Notation.constant(constant);
    }
}
