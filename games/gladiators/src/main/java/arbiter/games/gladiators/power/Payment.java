package arbiter.games.gladiators.power;

import arbiter.games.gladiators.modifier.effect.Shield;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** What one use of a power costs besides actions, before it and after it. Ledger: section 5.2, step 5, GG-AMB-69. */
public final class Payment {

    private Payment() {}

    /** Whether an attack with it rolls to hit somebody or a hex; a Blast around its user and a Shield do not. */
    public static boolean rollsToHit(PowerUse use) {
        return use.way().hasRange() && !use.has(Shield.class);
    }

    /** A use that is aimed, if it can be: it is paid for, made if it comes to that, and settled; says whether it was made. */
    public static boolean of(Play<GladiatorsState> play, PowerUse use, Runnable made) {
        return of(play, use, rollsToHit(use), made);
    }

    /** The same for a use that nothing has to be hit with. Ledger: GG-MD-11. */
    public static boolean unaimed(Play<GladiatorsState> play, PowerUse use, Runnable made) {
        return of(play, use, false, made);
    }

    private static boolean of(Play<GladiatorsState> play, PowerUse use, boolean rollsToHit, Runnable made) {
        boolean goesOn = resolve(play, use, rollsToHit);
        if (goesOn) {
            made.run();
        }
        settle(play, use);
        return goesOn;
    }

    /** An attack is paid for; says whether it goes on. */
    public static boolean resolve(Play<GladiatorsState> play, PowerUse use) {
        return resolve(play, use, rollsToHit(use));
    }

    /** Ammunition, Backfire, Variable, Complex, Burnout; says whether the use goes on. */
    private static boolean resolve(Play<GladiatorsState> play, PowerUse use, boolean rollsToHit) {
        for (UseModifier.Step step : UseModifier.Step.values()) {
            for (PowerModifier modifier : use.way().modifiers()) {
                if (modifier.kind() instanceof UseModifier kind
                        && kind.step() == step
                        && !kind.pay(play, use, modifier, rollsToHit)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What is due after the use: Levels lost by Weakens, the die of Exhausts if no result was rolled for. */
    public static void settle(Play<GladiatorsState> play, PowerUse use) {
        for (PowerModifier modifier : use.way().modifiers()) {
            if (modifier.kind() instanceof UseModifier kind) {
                kind.settle(play, use, modifier);
            }
        }
    }
}
