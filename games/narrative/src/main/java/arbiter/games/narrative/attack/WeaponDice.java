package arbiter.games.narrative.attack;

import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_BOOST;
import static arbiter.games.narrative.pool.PoolChange.Kind.ADD_SETBACK;
import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.dice.Symbols;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.Weapon;

/** What the passive qualities of a weapon put into the pool of whoever uses it. */
public final class WeaponDice {

    private static final Symbols ONE_ADVANTAGE = new Symbols(0, 1, 0, 0);

    private WeaponDice() {}

    /** Ledger: NAR-Q-1, NAR-Q-7, NAR-Q-13, NAR-Q-24, NAR-Q-25. */
    public static PoolPlan add(PoolPlan plan, Weapon weapon, Characteristics user) {
        int cumbersome = Math.max(0, weapon.rating("cumbersome") - user.brawn());
        int unwieldy = Math.max(0, weapon.rating("unwieldy") - user.agility());
        PoolPlan pool = plan.and(ADD_BOOST, weapon.rating("accurate"), "Accurate")
                .and(ADD_SETBACK, weapon.rating("inaccurate"), "Inaccurate")
                .and(INCREASE_DIFFICULTY, cumbersome, "Cumbersome")
                .and(INCREASE_DIFFICULTY, unwieldy, "Unwieldy");
        return weapon.rating("superior") > 0 ? pool.and(ONE_ADVANTAGE) : pool;
    }

    /** Base damage in somebody's hands; Superior is 1 more. Ledger: NAR-DMG-1, NAR-Q-24. */
    public static int damage(Weapon weapon, Characteristics user) {
        return weapon.damage().with(user.brawn()) + weapon.rating("superior");
    }
}
