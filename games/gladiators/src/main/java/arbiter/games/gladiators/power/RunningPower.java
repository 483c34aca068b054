package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Objects;
import java.util.Optional;

/** A power that is at work on somebody: whose, which, in which way, and by which activation; Always On needs none. */
public final class RunningPower {

    private final Gladiator owner;
    private final OwnedPower power;
    private final PlainPower way;
    private final Optional<ActivePower> activation;
    /** Its Level when it was asked for last; null as long as nobody has. */
    private KnownLevel known;

    /** A Level as it was at some time at a table. */
    private record KnownLevel(WorkMemory memory, int at, Modifiers level) {}

    public RunningPower(Gladiator owner, OwnedPower power, PlainPower way, Optional<ActivePower> activation) {
        this.owner = owner;
        this.power = power;
        this.way = way;
        this.activation = activation;
    }

    public Gladiator owner() {
        return owner;
    }

    public OwnedPower power() {
        return power;
    }

    public PlainPower way() {
        return way;
    }

    public Optional<ActivePower> activation() {
        return activation;
    }

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
        KnownLevel last = known;
        WorkMemory memory = state.memory();
        if (last == null || last.memory() != memory || last.at() != memory.now()) {
            last = new KnownLevel(memory, memory.now(), LevelInUse.of(state, this));
            known = last;
        }
        return last.level();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof RunningPower that
                        && owner.equals(that.owner)
                        && power.equals(that.power)
                        && way.equals(that.way)
                        && activation.equals(that.activation);
    }

    @Override
    public int hashCode() {
        return Objects.hash(owner, power, activation);
    }
}
