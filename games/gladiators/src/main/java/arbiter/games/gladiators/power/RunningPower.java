package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** A power that is at work on somebody: whose, which, in which way, and by which activation; Always On needs none. */
public record RunningPower(Gladiator owner, OwnedPower power, PlainPower way, Optional<ActivePower> activation) {

    public AbilityKind kind() {
        return way.kind();
    }

    /** The same as it is after something has changed it. */
    public RunningPower now() {
        return activation.isEmpty()
                ? this
                : new RunningPower(
                        owner, power, way, owner.inUse().find(activation.get().number()));
    }

    /** Its Level in use, with its parts. */
    public Modifiers level(GladiatorsState state) {
        return LevelInUse.of(state, this);
    }
}
