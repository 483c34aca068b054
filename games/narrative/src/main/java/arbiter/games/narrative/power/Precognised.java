package arbiter.games.narrative.power;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.unit.Participant;

/** Two successes on the initiative of whoever foresaw the fight. Ledger: NAR-FX-ORA-1, NAR-DICE-5. */
public final class Precognised {

    private static final Symbols TWO_SUCCESSES = new Symbols(2, 0, 0, 0);

    private Precognised() {}

    public static PoolPlan add(Participant one, PoolPlan plan) {
        return one.foresight().fight() ? plan.and(TWO_SUCCESSES) : plan;
    }
}
