package arbiter.dice;

/** The sum of some equal dice, read as one number: {@code 2d6}. */
public record Total(Dice dice) implements Pool<Integer> {

    @Override
    public Integer roll(Thrower thrower) {
        int sum = 0;
        for (int i = 0; i < dice.count(); i++) {
            sum += thrower.next(dice.die());
        }
        return sum;
    }

    @Override
    public Numbers odds(Weights kind) {
        return EqualDice.sum(kind, dice.count(), dice.die().sides());
    }

    @Override
    public String notation() {
        return dice.notation();
    }
}
