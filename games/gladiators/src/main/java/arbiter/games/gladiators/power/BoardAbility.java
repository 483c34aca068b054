package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** An ability whose use changes the board or who is on it: a wall, weather, minions. Ledger: GG-AMB-90. */
public interface BoardAbility extends AbilityKind {

    /** Whether it can be used just now. */
    default boolean isPossible(GladiatorsState state, PowerUse use) {
        return true;
    }

    /** What an opponent counts its first use for, in hits. */
    default double gain() {
        return 0.3;
    }

    /** Whether it is the one activation of a turn with another target. */
    default boolean aimsAtOther(PowerUse use) {
        return true;
    }

    /** What a lasting one does at the start of its user's turn. */
    default void again(Play<GladiatorsState> play, RunningPower running) {}

    /** Somebody has moved while it runs. */
    default void moved(Play<GladiatorsState> play, RunningPower running, Gladiator unit) {}

    /** What its use does; it has been paid for. */
    void use(Play<GladiatorsState> play, PowerUse use);
}
