package arbiter.lab.builds;

/** No build may have more of that total. */
public record BuildBudget(String total, int most) {

    @Override
    public String toString() {
        return total + " up to " + most;
    }
}
