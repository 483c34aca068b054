package arbiter.games.gladiators.power;

import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/**
 * Part: what has become of the Levels of a unit's powers, each by the power's place: Levels drained, Levels used up by
 * Weakens, Levels gained by Absorption, and how far Variable has moved them. Ledger: GG-RES-7, GG-AMB-69, GG-AMB-112.
 */
public record PowerLevels(Ints drained, Ints weakened, Ints gained, Ints varied) implements Part {

    public static PowerLevels full(int powers) {
        Ints none = Ints.zeros(powers);
        return new PowerLevels(none, none, none, none);
    }

    public PowerLevels draining(int power, int levels) {
        return new PowerLevels(drained.with(power, drained.get(power) + levels), weakened, gained, varied);
    }

    public PowerLevels weakening(int power) {
        return new PowerLevels(drained, weakened.with(power, weakened.get(power) + 1), gained, varied);
    }

    public PowerLevels gaining(int power, int levels) {
        return new PowerLevels(drained, weakened, gained.with(power, gained.get(power) + levels), varied);
    }

    public PowerLevels varying(int power, int by) {
        return new PowerLevels(drained, weakened, gained, varied.with(power, varied.get(power) + by));
    }

    /** With room for one more power. */
    PowerLevels longer() {
        return new PowerLevels(drained.and(0), weakened.and(0), gained.and(0), varied.and(0));
    }

    public boolean isDrained() {
        return drained.sum() > 0;
    }
}
