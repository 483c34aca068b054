package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What is at work on a unit just now, its own powers and those of others. Ledger: GG-HIT-3, GG-DUR-1, GG-DUR-9. */
public final class Running {

    private Running() {}

    /** Every power of that kind at work on the unit. */
    public static List<RunningPower> on(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        List<RunningPower> found = new ArrayList<>();
        search(state, unit, kind, running -> {
            found.add(running);
            return false;
        });
        return found;
    }

    /** Whether any power of that kind is at work on the unit; cheaper than gathering them. */
    public static boolean anyOn(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        return search(state, unit, kind, running -> true);
    }

    /** Goes through all that is at work on the unit, what it has itself all the time first, until one will do. */
    private static boolean search(
            GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind, Predicate<RunningPower> willDo) {
        if (alwaysOn(unit, unit, kind, willDo)) {
            return true;
        }
        for (Gladiator owner : state.units()) {
            if (owner.present()
                    && (activated(owner, unit, kind, willDo) || owner != unit && alwaysOn(owner, unit, kind, willDo))) {
                return true;
            }
        }
        return false;
    }

    /** What its owner has all the time, on himself or around himself. Ledger: GG-DUR-9, GG-TRF-1. */
    private static boolean alwaysOn(
            Gladiator owner, Gladiator unit, Class<? extends AbilityKind> kind, Predicate<RunningPower> willDo) {
        if (owner.bonds().transformed()) {
            return false;
        }
        for (OwnedPower power : owner.powers()) {
            if (kind.isInstance(power.way().kind()) && power.way().isAlwaysOn() && works(owner, power)) {
                RunningPower running = new RunningPower(owner, power, power.way(), Optional.empty());
                boolean reaches = owner == unit
                        || AreaInPlay.covers(running, unit.position().spot());
                if (reaches && willDo.test(running)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What its owner has activated and nothing has stopped since. Ledger: GG-DUR-1. */
    private static boolean activated(
            Gladiator owner, Gladiator unit, Class<? extends AbilityKind> kind, Predicate<RunningPower> willDo) {
        for (ActivePower active : owner.inUse().all()) {
            OwnedPower power = owner.powers().get(active.power());
            if (kind.isInstance(power.ways().get(active.way()).kind())
                    && owner.condition().goesOn(active.power())) {
                RunningPower running = running(owner, active);
                if (reaches(running, unit) && willDo.test(running)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** One of a user's activations as a power at work. */
    public static RunningPower running(Gladiator owner, ActivePower active) {
        OwnedPower power = owner.powers().get(active.power());
        return new RunningPower(owner, power, power.ways().get(active.way()), Optional.of(active));
    }

    private static boolean reaches(RunningPower running, Gladiator unit) {
        return running.activation().orElseThrow().isOn(unit.id())
                || AreaInPlay.covers(running, unit.position().spot());
    }

    /** Whether nothing has put it out of use: no Focus lost, nothing burnt out. */
    public static boolean works(Gladiator owner, OwnedPower power) {
        return owner.condition().works(power.place());
    }
}
