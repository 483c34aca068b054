package arbiter.games.gladiators.persist;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;

/** A helpful ability that does its work again each turn while it lasts, such as healing. Ledger: GG-AB-24, GG-AB-36. */
public interface RepeatingAbility extends AbilityKind {

    void again(Play<GladiatorsState> play, RunningPower running, Gladiator target);
}
