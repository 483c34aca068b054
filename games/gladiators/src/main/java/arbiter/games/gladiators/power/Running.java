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
        for (PowerAtWork one : unit.atWork().own()) {
            if (kind.isInstance(one.way().kind()) && willDo.test(of(unit, one))) {
                return true;
            }
        }
        for (Gladiator owner : state.units()) {
            PowersAtWork atWork = owner.atWork();
            if (atWork.reachesOthers()
                    && (reaches(owner, atWork.activated(), unit, kind, willDo)
                            || owner != unit && reaches(owner, atWork.around(), unit, kind, willDo))) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(
            Gladiator owner,
            List<PowerAtWork> powers,
            Gladiator unit,
            Class<? extends AbilityKind> kind,
            Predicate<RunningPower> willDo) {
        for (PowerAtWork one : powers) {
            if (kind.isInstance(one.way().kind())) {
                RunningPower running = of(owner, one);
                if (reaches(running, unit) && willDo.test(running)) {
                    return true;
                }
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
