package arbiter.games.capital.damage;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** What its owner gains by Taking Down a unit. Step 20 of an Attack. Ledger: CAP-KEY-TAKEDOWN. */
public interface TakeDownTrait extends AbilityTrait {

    /** Once for each unit Taken Down. */
    void takenDown(Play<CapitalState> play, Combatant owner, Combatant victim);

    static void resolve(Play<CapitalState> play, Combatant culprit, Combatant victim) {
        List<TakeDownTrait> traits = culprit.traits().takeDowns();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).takenDown(play, culprit, victim);
        }
    }
}
