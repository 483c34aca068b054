package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.ability.TrapAttack;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.PassingThrough;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.Optional;

/** What those who are held cannot do, and how they shield each other. Ledger: GG-GRB-2, GG-TRP-1, GG-TRP-5, GG-AB-27. */
public final class Restraint {

    private Restraint() {}

    /** Hindered, grabbed, grabbing, trapped or held by telekinesis. Ledger: GG-HIT-6, GG-TKN-1, GG-RES-6. */
    public static boolean keepsFromMoving(GladiatorsState state, Gladiator unit) {
        return unit.isHindered()
                || isGrabbed(state, unit)
                || isGrabbing(unit)
                || isTrapped(state, unit)
                || isHeld(state, unit);
    }

    public static boolean isGrabbed(GladiatorsState state, Gladiator unit) {
        return Running.anyOn(state, unit, GrabAttack.class);
    }

    public static boolean isGrabbing(Gladiator unit) {
        return !GrabHold.of(unit).isEmpty();
    }

    public static boolean isTrapped(GladiatorsState state, Gladiator unit) {
        return Running.anyOn(state, unit, TrapAttack.class);
    }

    public static boolean isHeld(GladiatorsState state, Gladiator unit) {
        return Running.anyOn(state, unit, Telekinesis.class);
    }

    /** Whether somebody can make no use of a power at all just now. */
    public static boolean forbids(GladiatorsState state, Gladiator unit, PlainPower way) {
        return isShutIn(way) && isTrapped(state, unit) || PassingThrough.forbids(state, unit, way);
    }

    /** Direct and Area abilities that reach a hex or more, unless Psychic, and whatever needs a Focus. Ledger: GG-TRP-1. */
    private static boolean isShutIn(PlainPower way) {
        boolean reaching = way.hasRange() && (way.is(Targeting.DIRECT) || way.isArea());
        return way.has(FocusModifier.class) || reaching && !way.form().metAs().contains(PowerType.PSYCHIC);
    }

    /** Whether somebody at that distance cannot be reached: by one who is grabbed, or behind a trap. */
    public static boolean shields(GladiatorsState state, Gladiator user, Gladiator target, int range) {
        return range > 0 && isGrabbed(state, user) || wholeTrap(state, target).isPresent();
    }

    /** The trap around somebody that is not partial. Ledger: GG-TRP-5. */
    static Optional<RunningPower> wholeTrap(GladiatorsState state, Gladiator unit) {
        if (!isTrapped(state, unit)) {
            return Optional.empty();
        }
        for (RunningPower trap : Running.on(state, unit, TrapAttack.class)) {
            if (!trap.way().form().has("partial")) {
                return Optional.of(trap);
            }
        }
        return Optional.empty();
    }
}
