package arbiter.dice.notation;

/** Some faces of a die: {@code >=7}, {@code <3}, {@code =1}. */
record Condition(Comparison comparison, int number) {

    boolean holds(int face) {
        return comparison.holds(face, number);
    }

    /** Whether a higher face can only be better for it, so that it follows the order of the dice. */
    boolean rising() {
        return comparison == Comparison.AT_LEAST || comparison == Comparison.ABOVE;
    }

    String text() {
        return comparison.sign() + number;
    }

    /** The short form, where a bare number means that face; one below 0 keeps its sign of comparison. */
    String brief() {
        return comparison == Comparison.EQUAL && number >= 0 ? "" + number : text();
    }
}
