package arbiter.games.gladiators.power;

import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/** Part: how often each power was used since it was loaded, and what keeps it from being used, by its place. */
public record PowerCondition(Ints uses, Ints faults) implements Part {

    private static final int PREVENTING = preventing();

    public static PowerCondition fresh(int powers) {
        return new PowerCondition(Ints.zeros(powers), Ints.zeros(powers));
    }

    private static int preventing() {
        int bits = 0;
        for (PowerFault fault : PowerFault.values()) {
            bits |= fault.prevents() ? fault.bit() : 0;
        }
        return bits;
    }

    public boolean has(int power, PowerFault fault) {
        return (faults.get(power) & fault.bit()) != 0;
    }

    /** Whether nothing keeps it from being used. */
    public boolean works(int power) {
        return (faults.get(power) & PREVENTING) == 0;
    }

    public PowerCondition with(int power, PowerFault fault) {
        return new PowerCondition(uses, faults.with(power, faults.get(power) | fault.bit()));
    }

    public PowerCondition without(int power, PowerFault fault) {
        return new PowerCondition(uses, faults.with(power, faults.get(power) & ~fault.bit()));
    }

    /** For one more power at the end. */
    PowerCondition longer() {
        return new PowerCondition(uses.and(0), faults.and(0));
    }

    public PowerCondition used(int power) {
        return new PowerCondition(uses.with(power, uses.get(power) + 1), faults);
    }

    public PowerCondition loaded(int power) {
        return new PowerCondition(uses.with(power, 0), faults);
    }
}
