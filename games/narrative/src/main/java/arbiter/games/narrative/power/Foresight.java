package arbiter.games.narrative.power;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.unit.Part;

/**
 * Part: what Augury has shown somebody: the next fight, some checks, or the moment of a death. Ledger: NAR-FX-ORA-1,
 * NAR-FX-ORA-2, NAR-FX-ORA-7.
 */
public record Foresight(boolean fight, int checks, boolean death) implements Part {

    public static final Foresight NONE = new Foresight(false, 0, false);

    private static final Symbols TWO_SUCCESSES = new Symbols(2, 0, 0, 0);

    /** Two successes on the initiative of whoever foresaw the fight. Ledger: NAR-FX-ORA-1, NAR-DICE-5. */
    public static PoolPlan onInitiative(Participant one, PoolPlan plan) {
        return one.foresight().fight() ? plan.and(TWO_SUCCESSES) : plan;
    }

    Foresight withFight() {
        return new Foresight(true, checks, death);
    }

    Foresight withChecks(int more) {
        return new Foresight(fight, checks + more, death);
    }

    Foresight withDeath(boolean foreseen) {
        return new Foresight(fight, checks, foreseen);
    }
}
