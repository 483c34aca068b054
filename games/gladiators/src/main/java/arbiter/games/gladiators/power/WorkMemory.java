package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.kernel.Modifiers;
import arbiter.tabletop.unit.ChangeClock;
import java.util.List;

/**
 * What is at work on whom, and at which Level powers would be used, kept as long as nothing changes that it depends on:
 * where people are, what they have running, what has become of their powers, the weather. A menu asks for the same things
 * for every option, and so does whoever weighs the options afterwards.
 */
public final class WorkMemory {

    private static final int KINDS = 64;

    private final ChangeClock clock;
    private final OfUnit[] units;

    /** Of one unit at one time; its entries are filled in when they are asked for. */
    private static final class OfUnit {

        private final int at;
        private final RunningPowers[] running = new RunningPowers[KINDS];
        private final Modifiers[] levels;

        OfUnit(int at, int powers) {
            this.at = at;
            this.levels = new Modifiers[powers];
        }
    }

    /** Those of one kind. */
    private record RunningPowers(List<RunningPower> all) {}

    public WorkMemory(ChangeClock clock, int units) {
        this.clock = clock;
        this.units = new OfUnit[units];
    }

    /** Whether it is about that table with so many units. */
    public boolean isOf(ChangeClock other, int many) {
        return clock == other && units.length == many;
    }

    private OfUnit of(Gladiator unit) {
        OfUnit known = units[unit.place()];
        if (known == null || known.at != clock.now()) {
            known = new OfUnit(clock.now(), unit.powers().size());
            units[unit.place()] = known;
        }
        return known;
    }

    /** Whether anything is kept about that unit and the kind with that number. */
    boolean knows(Gladiator unit, int kind) {
        return unit.place() >= 0 && kind < KINDS;
    }

    /** The powers of the kind with that number at work on the unit; null if nobody has asked since. */
    List<RunningPower> running(Gladiator unit, int kind) {
        RunningPowers known = of(unit).running[kind];
        return known == null ? null : known.all();
    }

    void keep(Gladiator unit, int kind, List<RunningPower> running) {
        of(unit).running[kind] = new RunningPowers(running);
    }

    /** The Level at which that power would be used the usual way; null if nobody has asked since. */
    Modifiers level(Gladiator unit, OwnedPower power) {
        return of(unit).levels[power.place()];
    }

    void keep(Gladiator unit, OwnedPower power, Modifiers level) {
        of(unit).levels[power.place()] = level;
    }
}
