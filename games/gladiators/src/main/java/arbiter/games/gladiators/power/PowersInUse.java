package arbiter.games.gladiators.power;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Part: the powers that a unit has running, in the order in which they were activated. Ledger: GG-DUR-1, GG-DUR-8. */
public record PowersInUse(List<ActivePower> all, int next) implements Part {

    public PowersInUse {
        all = FixedList.copyOf(all);
    }

    public static final PowersInUse NONE = new PowersInUse(List.of(), 1);

    public Optional<ActivePower> find(int number) {
        for (ActivePower active : all) {
            if (active.number() == number) {
                return Optional.of(active);
            }
        }
        return Optional.empty();
    }

    /** Those of one power. */
    public List<ActivePower> of(int power) {
        return all.stream().filter(active -> active.power() == power).toList();
    }

    public boolean runs(int power) {
        for (ActivePower active : all) {
            if (active.power() == power) {
                return true;
            }
        }
        return false;
    }

    public PowersInUse with(ActivePower active) {
        List<ActivePower> more = new ArrayList<>(all);
        more.add(active);
        return new PowersInUse(more, Math.max(next, active.number() + 1));
    }

    /** With one of them replaced by how it is now. */
    public PowersInUse changed(ActivePower active) {
        List<ActivePower> changed = new ArrayList<>(all);
        changed.replaceAll(other -> other.number() == active.number() ? active : other);
        return new PowersInUse(changed, next);
    }

    public PowersInUse without(Predicate<ActivePower> ended) {
        return new PowersInUse(all.stream().filter(ended.negate()).toList(), next);
    }

    /** For events of moves: a Movement is used from now on, under a new number. */
    public static void use(Gladiator unit, int power, int way) {
        PowersInUse others = unit.inUse().without(active -> active.power() == power);
        unit.set(others.with(
                new ActivePower(others.next(), power, way, false, 0, List.of(unit.id()), Optional.empty())));
    }
}
