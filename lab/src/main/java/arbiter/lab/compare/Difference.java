package arbiter.lab.compare;

/** A difference of two shares with its 95 % interval. */
public record Difference(double difference, double low, double high) {

    /** Whether it is surely not nothing. */
    public boolean isSeen() {
        return low > 0 || high < 0;
    }
}
