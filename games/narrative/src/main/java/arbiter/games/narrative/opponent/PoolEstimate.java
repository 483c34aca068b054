package arbiter.games.narrative.opponent;

import arbiter.dice.SymbolPool;

/** How a pool will probably do, by what its dice show on average: quick enough to look at every option. Ledger: NAR-DICE-8. */
record PoolEstimate(double netSuccess, double netAdvantage, double spread, double triumph) {

    /** Successes and advantages of a die on average. */
    private record Shows(double success, double advantage) {}

    private static final Shows PROFICIENCY = new Shows(10.0 / 12, 8.0 / 12);
    private static final Shows ABILITY = new Shows(5.0 / 8, 5.0 / 8);
    private static final Shows BOOST = new Shows(2.0 / 6, 4.0 / 6);
    private static final Shows CHALLENGE = new Shows(9.0 / 12, 8.0 / 12);
    private static final Shows DIFFICULTY = new Shows(4.0 / 8, 6.0 / 8);
    private static final Shows SETBACK = new Shows(2.0 / 6, 2.0 / 6);
    /** What one large die and one small die scatter by, squared. */
    private static final double LARGE = 0.5;

    private static final double SMALL = 0.25;
    private static final double TRIUMPH = 1.0 / 12;
    /** A logistic curve in place of the normal one. */
    private static final double STEEP = 1.7;

    static PoolEstimate of(SymbolPool pool) {
        double success = pool.fixed().success()
                + PROFICIENCY.success * pool.proficiency()
                + ABILITY.success * pool.ability()
                + BOOST.success * pool.boost()
                - CHALLENGE.success * pool.challenge()
                - DIFFICULTY.success * pool.difficulty()
                - SETBACK.success * pool.setback();
        double advantage = pool.fixed().advantage()
                + PROFICIENCY.advantage * pool.proficiency()
                + ABILITY.advantage * pool.ability()
                + BOOST.advantage * pool.boost()
                - CHALLENGE.advantage * pool.challenge()
                - DIFFICULTY.advantage * pool.difficulty()
                - SETBACK.advantage * pool.setback();
        int large = pool.proficiency() + pool.ability() + pool.challenge() + pool.difficulty();
        int small = pool.boost() + pool.setback();
        double spread = Math.sqrt(LARGE * large + SMALL * small + 0.01);
        return new PoolEstimate(success, advantage, spread, TRIUMPH * pool.proficiency());
    }

    /** The same with so many boost dice more. */
    PoolEstimate boosted(int dice) {
        double more = Math.sqrt(spread * spread + SMALL * dice);
        return new PoolEstimate(
                netSuccess + BOOST.success * dice, netAdvantage + BOOST.advantage * dice, more, triumph);
    }

    /** The same with one difficulty die more. */
    PoolEstimate harder() {
        return new PoolEstimate(
                netSuccess - DIFFICULTY.success,
                netAdvantage - DIFFICULTY.advantage,
                Math.sqrt(spread * spread + LARGE),
                triumph);
    }

    /** About how likely it succeeds. */
    double success() {
        return above(netSuccess, 1);
    }

    /** About how many net successes a success has. */
    double successes() {
        return 1 + Math.max(0, netSuccess - 0.5 + 0.4 * spread);
    }

    /** About how likely there is so much advantage, or a triumph in its place. */
    double affords(int advantage) {
        return Math.min(1, above(netAdvantage, advantage) + triumph);
    }

    /** About how many times such a price can be paid. */
    double times(int advantage) {
        return affords(advantage) + above(netAdvantage, 2 * advantage) + above(netAdvantage, 3 * advantage);
    }

    private double above(double mean, int least) {
        return 1 / (1 + Math.exp(-STEEP * (mean - least + 0.5) / spread));
    }
}
