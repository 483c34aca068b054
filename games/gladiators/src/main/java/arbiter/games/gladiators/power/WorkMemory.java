package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.tabletop.unit.ChangeClock;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;

/**
 * What is at work on whom, and at which Level powers would be used, kept as long as nothing changes that it depends on:
 * what people have running, what has become of their powers, the weather, and where they are as long as anything lies over
 * hexes. A menu asks for the same things for every option, and so does whoever weighs the options afterwards.
 */
public final class WorkMemory {

    private static final int KINDS = 64;

    private final GladiatorsState state;
    private final ChangeClock clock;
    private final OfUnit[] units;
    /** When everything was forgotten last, by changes and by moves, and how often that was. */
    private int changes = -1;

    private int moves;
    private int times;
    /** Whether it matters where people are. */
    private boolean byPlace;
    /** Kinds by their numbers: those looked for at the whole table, and those of them that may reach others. */
    private long soughtKinds;

    private long reachingKinds;
    /** What those have at work who have anything that may reach others, once somebody has asked. */
    private final List<PowersAtWork> reaching = new ArrayList<>();

    private boolean gathered;

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
    private record RunningPowers(List<RunningPower> all) {

        static final RunningPowers NONE = new RunningPowers(FixedList.copyOf(List.of()));
    }

    public WorkMemory(GladiatorsState state) {
        this.state = state;
        this.clock = state.changes();
        this.units = new OfUnit[state.units().size()];
    }

    /** Whether it is about that table with those who are at it now. */
    public boolean isOf(GladiatorsState other) {
        return state == other
                && clock == other.changes()
                && units.length == other.units().size();
    }

    /** What was kept at another number than this is out of date. */
    int now() {
        if (clock.now() != changes || byPlace && clock.moves() != moves) {
            changes = clock.now();
            moves = clock.moves();
            times++;
            byPlace = !state.environments().isEmpty() || liesAnything();
            soughtKinds = 0;
            reachingKinds = 0;
            gathered = false;
        }
        return times;
    }

    /** Whether any power at work lies over hexes. */
    private boolean liesAnything() {
        List<Gladiator> all = state.units();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).atWork().liesOverHexes()) {
                return true;
            }
        }
        return false;
    }

    /** Whether anybody has a power of that kind at work that can be on others. */
    boolean reachesAnybody(Class<? extends AbilityKind> kind, int number) {
        now();
        if (number >= KINDS) {
            return isReaching(kind, number);
        }
        long bit = 1L << number;
        if ((soughtKinds & bit) == 0) {
            soughtKinds |= bit;
            reachingKinds |= isReaching(kind, number) ? bit : 0;
        }
        return (reachingKinds & bit) != 0;
    }

    private boolean isReaching(Class<? extends AbilityKind> kind, int number) {
        if (!gathered) {
            gather();
        }
        for (int i = 0; i < reaching.size(); i++) {
            PowersAtWork atWork = reaching.get(i);
            if (atWork.activates(kind, number) || atWork.surrounds(kind, number)) {
                return true;
            }
        }
        return false;
    }

    private void gather() {
        gathered = true;
        reaching.clear();
        List<Gladiator> all = state.units();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).atWork().reachesOthers()) {
                reaching.add(all.get(i).atWork());
            }
        }
    }

    private OfUnit of(Gladiator unit) {
        int now = now();
        OfUnit known = units[unit.place()];
        if (known == null || known.at != now) {
            known = new OfUnit(now, unit.powers().size());
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
        of(unit).running[kind] = running.isEmpty() ? RunningPowers.NONE : new RunningPowers(running);
    }

    /** The Level at which that power would be used the usual way; null if nobody has asked since. */
    Modifiers level(Gladiator unit, OwnedPower power) {
        return of(unit).levels[power.place()];
    }

    void keep(Gladiator unit, OwnedPower power, Modifiers level) {
        of(unit).levels[power.place()] = level;
    }
}
