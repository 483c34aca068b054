package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** What it costs to aim by a poor sense. Ledger: GG-HIT-16. */
public final class SenseModifiers {

    private SenseModifiers() {}

    /** Adds it to what the attacker's roll has. */
    public static Modifiers on(GladiatorsState state, PowerStrike strike, Modifiers sum) {
        if (strike.strays() || Spotting.isPlain(state, strike.user(), strike.target())) {
            return sum;
        }
        int toHit = Spotting.aim(
                        state, strike.user(), strike.target(), strike.use().way())
                .orElse(0);
        return sum.and("senses", toHit);
    }
}
