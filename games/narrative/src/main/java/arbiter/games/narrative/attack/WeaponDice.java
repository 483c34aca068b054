package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.dice.Symbols;
import arbiter.games.narrative.item.Condition;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.Participant;

/** What the passive qualities and the condition of a weapon put into the pool of whoever uses it. */
public final class WeaponDice {

    private static final Symbols ONE_ADVANTAGE = new Symbols(0, 1, 0, 0);

    private WeaponDice() {}

    /** Ledger: NAR-Q-1, NAR-Q-7, NAR-Q-13, NAR-Q-24, NAR-Q-25, NAR-CHAR-5. */
    public static PoolPlan add(PoolPlan plan, Participant user, AttackSource source) {
        return superior(
                plan.and(ADD_BOOST, source.rating("accurate"), "Accurate")
                        .and(ADD_SETBACK, source.rating("inaccurate"), "Inaccurate")
                        .and(INCREASE_DIFFICULTY, cumbersome(user, source), "Cumbersome")
                        .and(INCREASE_DIFFICULTY, unwieldy(user, source), "Unwieldy")
                        .and(ADD_SETBACK, is(user, source, Condition.MINOR), "minor damage")
                        .and(INCREASE_DIFFICULTY, is(user, source, Condition.MODERATE), "moderate damage"),
                source);
    }

    /** What both weapons of a pair give, each once with the higher rating. Ledger: NAR-SIT-5. */
    static PoolPlan addPair(PoolPlan plan, Participant user, AttackSource one, AttackSource other) {
        PoolPlan pair = plan.and(ADD_BOOST, Math.max(one.rating("accurate"), other.rating("accurate")), "Accurate")
                .and(ADD_SETBACK, Math.max(one.rating("inaccurate"), other.rating("inaccurate")), "Inaccurate")
                .and(
                        ADD_SETBACK,
                        Math.max(is(user, one, Condition.MINOR), is(user, other, Condition.MINOR)),
                        "minor damage");
        return superior(pair, one.rating("superior") > 0 ? one : other);
    }

    /** How much harder the weapon is in these hands: part of its own difficulty. Ledger: NAR-SIT-5. */
    static int harder(Participant user, AttackSource source) {
        return cumbersome(user, source) + unwieldy(user, source) + is(user, source, Condition.MODERATE);
    }

    private static PoolPlan superior(PoolPlan plan, AttackSource source) {
        return source.rating("superior") > 0 ? plan.and(ONE_ADVANTAGE) : plan;
    }

    private static int cumbersome(Participant user, AttackSource source) {
        return Math.max(0, source.rating("cumbersome") - user.characteristic(Characteristic.BRAWN));
    }

    private static int unwieldy(Participant user, AttackSource source) {
        return Math.max(0, source.rating("unwieldy") - user.characteristic(Characteristic.AGILITY));
    }

    private static int is(Participant user, AttackSource source, Condition condition) {
        boolean so = source.item().isPresent()
                && user.gear().get(source.item().get()).condition() == condition;
        return so ? 1 : 0;
    }
}
