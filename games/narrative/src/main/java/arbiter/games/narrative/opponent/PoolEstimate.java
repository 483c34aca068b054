package arbiter.games.narrative.opponent;

import arbiter.dice.SymbolPool;
import arbiter.games.narrative.pool.DicePool;

/** How a pool will probably do, by what its dice show on average: quick enough to look at every option. Ledger: NAR-DICE-8. */
record PoolEstimate(double netSuccess, double spread) {

    private static final double PROFICIENCY = 10.0 / 12;
    private static final double ABILITY = 5.0 / 8;
    private static final double BOOST = 2.0 / 6;
    private static final double CHALLENGE = 9.0 / 12;
    private static final double DIFFICULTY = 4.0 / 8;
    private static final double SETBACK = 2.0 / 6;
    /** What one large die and one small die scatter by, squared. */
    private static final double LARGE = 0.5;

    private static final double SMALL = 0.25;

    static PoolEstimate of(DicePool dice) {
        SymbolPool pool = dice.draw();
        double mean = pool.fixed().success()
                + PROFICIENCY * pool.proficiency()
                + ABILITY * pool.ability()
                + BOOST * pool.boost()
                - CHALLENGE * pool.challenge()
                - DIFFICULTY * pool.difficulty()
                - SETBACK * pool.setback();
        int large = pool.proficiency() + pool.ability() + pool.challenge() + pool.difficulty();
        int small = pool.boost() + pool.setback();
        return new PoolEstimate(mean, Math.sqrt(LARGE * large + SMALL * small + 0.01));
    }

    /** About how likely it succeeds: a logistic curve in place of the normal one. */
    double success() {
        return 1 / (1 + Math.exp(-1.7 * (netSuccess - 0.5) / spread));
    }

    /** About how many net successes a success has. */
    double successes() {
        return 1 + Math.max(0, netSuccess - 0.5 + 0.4 * spread);
    }
}
