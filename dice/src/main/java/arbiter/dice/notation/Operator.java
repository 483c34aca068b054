package arbiter.dice.notation;

/** What is done with two numbers. Division rounds down. */
enum Operator {
    PLUS("+", 1),
    MINUS("-", 1),
    TIMES("*", 2),
    DIVIDED("/", 2),
    LOWER("min", 4),
    HIGHER("max", 4);

    private final String sign;
    private final int binding;

    Operator(String sign, int binding) {
        this.sign = sign;
        this.binding = binding;
    }

    String sign() {
        return sign;
    }

    int binding() {
        return binding;
    }

    /** Whether it is written before its two numbers: {@code max(2d6, 7)}. */
    boolean named() {
        return this == LOWER || this == HIGHER;
    }

    int apply(int left, int right) {
        return switch (this) {
            case PLUS -> Math.addExact(left, right);
            case MINUS -> Math.subtractExact(left, right);
            case TIMES -> Math.multiplyExact(left, right);
            case DIVIDED -> Math.floorDiv(left, right);
            case LOWER -> Math.min(left, right);
            case HIGHER -> Math.max(left, right);
        };
    }

    /** Where the result lies when the two numbers lie there; a divisor's range is without 0. */
    Range over(Range left, Range right) {
        return switch (this) {
            case PLUS -> new Range(left.lowest() + right.lowest(), left.highest() + right.highest());
            case MINUS -> new Range(left.lowest() - right.highest(), left.highest() - right.lowest());
            case TIMES ->
                Range.over(
                        left.lowest() * right.lowest(),
                        left.lowest() * right.highest(),
                        left.highest() * right.lowest(),
                        left.highest() * right.highest());
            case DIVIDED ->
                Range.over(
                        Math.floorDiv(left.lowest(), right.lowest()),
                        Math.floorDiv(left.lowest(), right.highest()),
                        Math.floorDiv(left.highest(), right.lowest()),
                        Math.floorDiv(left.highest(), right.highest()));
            case LOWER -> new Range(Math.min(left.lowest(), right.lowest()), Math.min(left.highest(), right.highest()));
            case HIGHER ->
                new Range(Math.max(left.lowest(), right.lowest()), Math.max(left.highest(), right.highest()));
        };
    }
}
