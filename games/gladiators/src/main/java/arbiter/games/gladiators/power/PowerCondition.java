package arbiter.games.gladiators.power;

import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/**
 * Part: how often each power was used since it was loaded and in the whole scene, and what has become of it, by its
 * place. Ledger: GG-AMB-69.
 */
public record PowerCondition(Ints uses, Ints allUses, Ints faults) implements Part {

    private static final int PREVENTING = bits(true);
    private static final int STOPPING = bits(false);

    public static PowerCondition fresh(int powers) {
        Ints none = Ints.zeros(powers);
        return new PowerCondition(none, none, none);
    }

    private static int bits(boolean preventing) {
        int bits = 0;
        for (PowerFault fault : PowerFault.values()) {
            bits |= (preventing ? fault.prevents() : fault.stops()) ? fault.bit() : 0;
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

    /** Whether what was activated before goes on working. */
    public boolean goesOn(int power) {
        return (faults.get(power) & STOPPING) == 0;
    }

    public PowerCondition with(int power, PowerFault fault) {
        return new PowerCondition(uses, allUses, faults.with(power, faults.get(power) | fault.bit()));
    }

    public PowerCondition without(int power, PowerFault fault) {
        return new PowerCondition(uses, allUses, faults.with(power, faults.get(power) & ~fault.bit()));
    }

    public PowerCondition used(int power) {
        return new PowerCondition(
                uses.with(power, uses.get(power) + 1), allUses.with(power, allUses.get(power) + 1), faults);
    }

    public PowerCondition loaded(int power) {
        PowerCondition loaded = new PowerCondition(uses.with(power, 0), allUses, faults);
        return loaded.without(power, PowerFault.EMPTY).without(power, PowerFault.HALF_LOADED);
    }

    /** With room for one more power. */
    PowerCondition longer() {
        return new PowerCondition(uses.and(0), allUses.and(0), faults.and(0));
    }
}
