package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is at work on a unit just now, its own powers and those of others. Ledger: GG-HIT-3, GG-DUR-1, GG-DUR-9. */
public final class Running {

    private Running() {}

    /** Every power of that kind at work on the unit: what it has itself all the time first. */
    public static List<RunningPower> on(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        int number = AskedKinds.number(kind);
        WorkMemory memory = state.memory();
        if (!memory.knows(unit, number)) {
            return search(state, unit, kind, number);
        }
        List<RunningPower> known = memory.running(unit, number);
        if (known == null) {
            known = FixedList.copyOf(search(state, unit, kind, number));
            memory.keep(unit, number, known);
        }
        return known;
    }

    private static List<RunningPower> search(
            GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind, int number) {
        List<RunningPower> found = List.of();
        PowersAtWork own = unit.atWork();
        if (own.has(kind, number)) {
            for (PowerAtWork one : own.own()) {
                if (kind.isInstance(one.way().kind())) {
                    found = with(found, of(unit, one));
                }
            }
        }
        if (!state.memory().reachesAnybody(kind, number)) {
            return found;
        }
        List<Gladiator> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Gladiator owner = units.get(i);
            PowersAtWork atWork = owner.atWork();
            if (atWork.activates(kind, number)) {
                found = reaching(owner, atWork.activated(), unit, kind, found);
            }
            if (owner != unit && atWork.surrounds(kind, number)) {
                found = reaching(owner, atWork.around(), unit, kind, found);
            }
        }
        return found;
    }

    /** Whether any power of that kind is at work on the unit; cheaper than gathering them. */
    public static boolean anyOn(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        int number = AskedKinds.number(kind);
        WorkMemory memory = state.memory();
        List<RunningPower> known = memory.knows(unit, number) ? memory.running(unit, number) : null;
        if (known != null) {
            return !known.isEmpty();
        }
        if (unit.atWork().has(kind, number)) {
            return true;
        }
        if (!memory.reachesAnybody(kind, number)) {
            return false;
        }
        List<Gladiator> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Gladiator owner = units.get(i);
            PowersAtWork atWork = owner.atWork();
            if (atWork.activates(kind, number) && anyReaches(owner, atWork.activated(), unit, kind)
                    || owner != unit
                            && atWork.surrounds(kind, number)
                            && anyReaches(owner, atWork.around(), unit, kind)) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody has activated a power of that kind on the unit by name. */
    public static boolean isNamed(GladiatorsState state, Gladiator unit, Class<? extends AbilityKind> kind) {
        int number = AskedKinds.number(kind);
        if (!state.memory().reachesAnybody(kind, number)) {
            return false;
        }
        List<Gladiator> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            PowersAtWork atWork = units.get(i).atWork();
            if (atWork.activates(kind, number) && isNamed(atWork.activated(), unit, kind)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamed(List<PowerAtWork> powers, Gladiator unit, Class<? extends AbilityKind> kind) {
        for (PowerAtWork one : powers) {
            if (kind.isInstance(one.way().kind())
                    && one.activation().isPresent()
                    && one.activation().get().isOn(unit.id())) {
                return true;
            }
        }
        return false;
    }

    /** Mostly there is none, so a list is made for the first. */
    private static List<RunningPower> with(List<RunningPower> found, RunningPower running) {
        List<RunningPower> more = found.isEmpty() ? new ArrayList<>() : found;
        more.add(running);
        return more;
    }

    private static List<RunningPower> reaching(
            Gladiator owner,
            List<PowerAtWork> powers,
            Gladiator unit,
            Class<? extends AbilityKind> kind,
            List<RunningPower> before) {
        List<RunningPower> found = before;
        for (PowerAtWork one : powers) {
            if (kind.isInstance(one.way().kind())) {
                RunningPower running = of(owner, one);
                found = reaches(running, unit) ? with(found, running) : found;
            }
        }
        return found;
    }

    private static boolean anyReaches(
            Gladiator owner, List<PowerAtWork> powers, Gladiator unit, Class<? extends AbilityKind> kind) {
        for (PowerAtWork one : powers) {
            if (kind.isInstance(one.way().kind()) && reaches(of(owner, one), unit)) {
                return true;
            }
        }
        return false;
    }

    private static RunningPower of(Gladiator owner, PowerAtWork one) {
        return new RunningPower(owner, one.power(), one.way(), one.activation());
    }

    /** One of a user's activations as a power at work. */
    public static RunningPower running(Gladiator owner, ActivePower active) {
        OwnedPower power = owner.powers().get(active.power());
        return new RunningPower(owner, power, power.ways().get(active.way()), Optional.of(active));
    }

    private static boolean reaches(RunningPower running, Gladiator unit) {
        Optional<ActivePower> activation = running.activation();
        return activation.isPresent() && activation.get().isOn(unit.id())
                || AreaInPlay.covers(running, unit.position().spot());
    }

    /** Whether nothing has put it out of use: no Focus lost, nothing burnt out. */
    public static boolean works(Gladiator owner, OwnedPower power) {
        return owner.condition().works(power.place());
    }
}
