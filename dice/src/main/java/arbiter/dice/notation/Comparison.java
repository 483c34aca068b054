package arbiter.dice.notation;

/** How a face is compared with a number. */
enum Comparison {
    AT_LEAST(">="),
    AT_MOST("<="),
    ABOVE(">"),
    BELOW("<"),
    EQUAL("=");

    private final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    String sign() {
        return sign;
    }

    boolean holds(int face, int number) {
        return switch (this) {
            case AT_LEAST -> face >= number;
            case AT_MOST -> face <= number;
            case ABOVE -> face > number;
            case BELOW -> face < number;
            case EQUAL -> face == number;
        };
    }
}
