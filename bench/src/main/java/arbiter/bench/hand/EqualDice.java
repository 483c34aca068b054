package arbiter.bench.hand;

/** T4a by hand: the sum of many equal dice by the power recurrence; the upper half mirrors the lower. */
public record EqualDice(int dice, int sides) {

    public Grid chances() {
        int last = dice * (sides - 1);
        double[] chances = new double[last + 1];
        chances[0] = 1 / Math.pow(sides, dice);
        for (int above = 1; above <= last / 2; above++) {
            double sum = 0;
            for (int step = Math.min(sides - 1, above); step >= 1; step--) {
                sum += ((dice + 1) * step - above) * chances[above - step];
            }
            chances[above] = sum * (1.0 / above);
        }
        for (int above = 0; above < (last + 1) / 2; above++) {
            chances[last - above] = chances[above];
        }
        return Grid.line(chances, dice);
    }
}
