package arbiter.bench.hand;

/** T3a by hand: the highest of some dice, each face a difference of two powers. */
public record HighestDie(int dice, int sides) {

    public Grid chances() {
        double[] chances = new double[sides];
        double all = power(sides);
        double lower = 0;
        for (int face = 1; face <= sides; face++) {
            double upTo = power(face);
            chances[face - 1] = (upTo - lower) / all;
            lower = upTo;
        }
        return Grid.line(chances, 1);
    }

    private double power(double base) {
        double power = 1;
        for (int die = 0; die < dice; die++) {
            power *= base;
        }
        return power;
    }
}
