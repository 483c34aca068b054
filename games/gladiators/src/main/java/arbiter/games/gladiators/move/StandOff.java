package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.Optional;

/**
 * Without Stand-Off nobody uses Ranged, Long Range or Distant abilities while flying or clinging. Active means that class:
 * the one used last, or where one is. Ledger: GG-MOV-5, GG-AMB-18.
 */
public final class StandOff {

    private StandOff() {}

    public static boolean forbids(GladiatorsState state, Gladiator unit, PlainPower way) {
        if (!way.range().isFar()) {
            return false;
        }
        Optional<MoveClass> by = inUse(unit);
        if (by.isEmpty()) {
            return false;
        }
        boolean active = false;
        for (RunningPower running : Running.on(state, unit, MovementAbility.class)) {
            if (running.owner() == unit && running.way().form().has(by.get().word())) {
                if (running.way().form().said("stand-off").contains(by.get().word())) {
                    return false;
                }
                active = true;
            }
        }
        return active;
    }

    /** The same for whoever has just moved in that class of a Movement. */
    public static boolean forbids(PlainPower movement, String by, PlainPower way) {
        boolean flies = by.equals(MoveClass.AIR.word()) || by.equals(MoveClass.WALLCRAWL.word());
        return flies
                && way.range().isFar()
                && !movement.form().said("stand-off").contains(by);
    }

    private static Optional<MoveClass> inUse(Gladiator unit) {
        Optional<MoveClass> by = unit.movement().last().flatMap(MoveClass::of);
        if (by.isEmpty() && unit.position().isAirborne()) {
            by = Optional.of(MoveClass.AIR);
        }
        return by.filter(one -> one == MoveClass.AIR || one == MoveClass.WALLCRAWL);
    }
}
