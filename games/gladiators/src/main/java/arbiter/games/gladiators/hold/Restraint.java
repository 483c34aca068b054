package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.PassingThrough;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;

/**
 * Who is held by whom, and what those who are held cannot do. A hold is on somebody by name: whoever merely stands in the
 * Area of one is free. Ledger: GG-GRB-2, GG-HIT-6, GG-TRP-1, GG-TRP-5, GG-TKN-1, GG-TRF-1, GG-WAL-7.
 */
public final class Restraint {

    private Restraint() {}

    /** Hindered, grabbed, trapped, held by Telekinesis or transformed. Ledger: GG-RES-6, GG-GRB-2, GG-TRP-2. */
    public static boolean stopsMoves(GladiatorsState state, Gladiator unit) {
        return unit.isHindered()
                || unit.bonds().transformed()
                || isGrabbed(state, unit)
                || isTrapped(state, unit)
                || isHeld(state, unit);
    }

    /** Whoever cannot move or grabs somebody gets out of the way of nothing. Ledger: GG-HIT-6, GG-AMB-37, GG-AMB-76. */
    public static boolean stopsDodges(GladiatorsState state, Gladiator unit) {
        return !unit.isInAction() || isGrabbing(unit) || stopsMoves(state, unit);
    }

    /** Whether one of the two has grabbed the other. */
    public static boolean isBetween(Gladiator one, Gladiator other) {
        return grabs(one, other) || grabs(other, one);
    }

    /** Whether the first has grabbed the other. */
    public static boolean grabs(Gladiator grabber, Gladiator other) {
        List<ActivePower> grips = grabber.grips();
        for (int i = 0; i < grips.size(); i++) {
            if (grips.get(i).isOn(other.id())) {
                return true;
            }
        }
        return false;
    }

    public static boolean isGrabbing(Gladiator unit) {
        return !unit.grips().isEmpty();
    }

    /** The grabs on somebody that nothing has stopped; whoever asks for them often asks the unit, which keeps them. */
    public static List<ActivePower> grips(Gladiator unit) {
        List<ActivePower> grips = new ArrayList<>();
        for (ActivePower active : unit.inUse().all()) {
            if (!active.on().isEmpty() && isGrip(unit, active)) {
                grips.add(active);
            }
        }
        return FixedList.copyOf(grips);
    }

    public static boolean isGrabbed(GladiatorsState state, Gladiator unit) {
        return Running.isNamed(state, unit, GrabAttack.class);
    }

    /** Whether Telekinesis has hold of somebody. */
    public static boolean isHeld(GladiatorsState state, Gladiator unit) {
        return Running.isNamed(state, unit, Telekinesis.class);
    }

    public static boolean isTrapped(GladiatorsState state, Gladiator unit) {
        return Running.isNamed(state, unit, TrappingAbility.class)
                && !traps(state, unit).isEmpty();
    }

    /** Whether a whole trap is around somebody, which others have to break first. Ledger: GG-TRP-5. */
    public static boolean isEncased(GladiatorsState state, Gladiator unit) {
        if (!Running.isNamed(state, unit, TrappingAbility.class)) {
            return false;
        }
        for (RunningPower trap : traps(state, unit)) {
            if (((TrappingAbility) trap.kind()).isWhole(trap.way().form())) {
                return true;
            }
        }
        return false;
    }

    /** Everything that shuts somebody in: traps, and the wall one is caught in. */
    static List<RunningPower> traps(GladiatorsState state, Gladiator unit) {
        List<RunningPower> traps = new ArrayList<>();
        for (RunningPower running : Running.on(state, unit, TrappingAbility.class)) {
            if (running.activation().isPresent()
                    && running.activation().get().isOn(unit.id())
                    && ((TrappingAbility) running.kind()).keeps(state, running, unit)) {
                traps.add(running);
            }
        }
        return traps;
    }

    /** Whether somebody can make no use of a power at all just now. */
    public static boolean forbids(GladiatorsState state, Gladiator unit, PlainPower way) {
        return isTrapped(state, unit) && isShutIn(way) || PassingThrough.forbids(state, unit, way);
    }

    /** Whether somebody who is trapped has not the free hands that its Focus needs. Ledger: GG-TRP-1. */
    public static boolean takesHands(GladiatorsState state, Gladiator unit, PlainPower way) {
        return isTrapped(state, unit) && way.has(FocusModifier.class);
    }

    /** Direct and Area abilities that reach a hex or more, unless Psychic, and whatever needs a Focus. Ledger: GG-TRP-1. */
    private static boolean isShutIn(PlainPower way) {
        boolean reaching = way.hasRange() && (way.is(Targeting.DIRECT) || way.isArea());
        return way.has(FocusModifier.class) || reaching && !way.form().metAs().contains(PowerType.PSYCHIC);
    }

    private static boolean isGrip(Gladiator owner, ActivePower active) {
        return owner.powers().get(active.power()).ways().get(active.way()).kind() instanceof GrabAttack
                && owner.condition().goesOn(active.power());
    }
}
