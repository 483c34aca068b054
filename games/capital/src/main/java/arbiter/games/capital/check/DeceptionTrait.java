package arbiter.games.capital.check;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** What an Ability does when a check of its owner to deceive somebody has failed. */
public interface DeceptionTrait extends AbilityTrait {

    /** Whether the deception works in the end. */
    boolean afterFailure(Play<CapitalState> play, Combatant owner, Combatant other);
}
