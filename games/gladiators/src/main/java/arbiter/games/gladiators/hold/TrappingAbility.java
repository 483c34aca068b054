package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;

/** An ability that shuts in whoever it is on: a trap, or a wall that somebody is caught in. Ledger: GG-TRP-1, GG-WAL-7. */
public interface TrappingAbility extends AbilityKind {

    /** Whether others have to break it before they get at its victim. Ledger: GG-TRP-5. */
    boolean isWhole(PowerForm form);

    /** What it resists with. */
    default int strength(GladiatorsState state, RunningPower running, Gladiator victim) {
        return running.level(state).total();
    }

    /** Whether it still shuts in that one of those it is on. */
    default boolean keeps(GladiatorsState state, RunningPower running, Gladiator victim) {
        return true;
    }
}
