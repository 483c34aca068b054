package arbiter.dice;

/** Two totals against each other: {@code 2d6+6 vs 2d6+5}. The outcome is the margin of the first over the second. */
public record Contest(Draw<Integer> first, Draw<Integer> second) implements Pool<Integer> {

    @Override
    public Integer roll(Thrower thrower) {
        int attack = first.roll(thrower);
        return attack - second.roll(thrower);
    }

    @Override
    public Numbers odds(Weights kind) {
        return kind.numbers(first).minus(kind.numbers(second));
    }

    @Override
    public String notation() {
        return first.notation() + " vs " + second.notation();
    }
}
