package arbiter.kernel;

/** A price of an option: {@code 1 energy}. */
public record Cost(String what, int amount) {

    @Override
    public String toString() {
        return amount + " " + what;
    }
}
