package arbiter.lab.job;

import arbiter.kernel.Refused;

/** Where a fight is stopped that does not end by itself: after so many rounds, or so many dice and answers. */
public record FightLimits(int rounds, int decisions) {

    public static final FightLimits USUAL = new FightLimits(60, 20_000);

    private static final int MOST = 1_000_000;

    public FightLimits {
        if (rounds < 1 || rounds > MOST || decisions < 1 || decisions > MOST) {
            throw new Refused("a fight is stopped after 1 to " + MOST + " rounds and decisions, not after " + rounds
                    + " and " + decisions);
        }
    }

    public static FightLimits rounds(int rounds) {
        return new FightLimits(rounds, USUAL.decisions());
    }
}
