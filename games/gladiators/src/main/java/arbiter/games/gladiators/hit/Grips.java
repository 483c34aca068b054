package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.ability.Transform;
import arbiter.games.gladiators.ability.TrapAttack;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** Who holds whom, as hitting and aiming ask it. Ledger: GG-GRB-2, GG-HIT-6, GG-TRP-5, GG-TKN-1, GG-TRF-1. */
public final class Grips {

    private Grips() {}

    /** Whether one of the two has grabbed the other. */
    public static boolean between(Gladiator one, Gladiator other) {
        return holds(one, other) || holds(other, one);
    }

    public static boolean holds(Gladiator grabber, Gladiator other) {
        for (ActivePower active : grabber.inUse().all()) {
            if (active.isOn(other.id()) && is(grabber, active, GrabAttack.class)) {
                return true;
            }
        }
        return false;
    }

    public static boolean isGrabbing(Gladiator unit) {
        for (ActivePower active : unit.inUse().all()) {
            if (!active.on().isEmpty() && is(unit, active, GrabAttack.class)) {
                return true;
            }
        }
        return false;
    }

    public static boolean isGrabbed(GladiatorsState state, Gladiator unit) {
        return isUnder(state, unit, GrabAttack.class);
    }

    public static boolean isTrapped(GladiatorsState state, Gladiator unit) {
        return isUnder(state, unit, TrapAttack.class);
    }

    /** Whether a whole trap is around it, which others have to break first. Ledger: GG-TRP-5. */
    public static boolean isEncased(GladiatorsState state, Gladiator unit) {
        for (Gladiator owner : state.units()) {
            for (ActivePower active : owner.inUse().all()) {
                if (active.isOn(unit.id()) && is(owner, active, TrapAttack.class)) {
                    RunningPower trap = Running.running(owner, active);
                    if (!trap.way().form().has("partial")) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether Telekinesis has hold of it. */
    public static boolean isHeld(GladiatorsState state, Gladiator unit) {
        return isUnder(state, unit, Telekinesis.class);
    }

    public static boolean isTransformed(GladiatorsState state, Gladiator unit) {
        return isUnder(state, unit, Transform.class);
    }

    private static boolean isUnder(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        for (Gladiator owner : state.units()) {
            for (ActivePower active : owner.inUse().all()) {
                if (active.isOn(unit.id()) && is(owner, active, kind)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean is(Gladiator owner, ActivePower active, Class<? extends AbilityKind> kind) {
        return kind.isInstance(
                owner.powers().get(active.power()).ways().get(active.way()).kind());
    }
}
