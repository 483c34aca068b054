package arbiter.games.capital.ability;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** What an Ability does as its owner gains Focus, however that came. Ledger: CAP-AMB-110. */
public interface FocusTrait extends AbilityTrait {

    void focusGained(Play<CapitalState> play, Combatant owner);

    static void gained(Play<CapitalState> play, Combatant unit) {
        List<FocusTrait> traits = unit.traits().focus();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).focusGained(play, unit);
        }
    }
}
