package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import java.util.List;

/** Asks the gamemaster at any time what there is to know. Ledger: living-database. */
public record LivingDatabase() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(
                fighter,
                own,
                play -> play.emit(new Announced(fighter.id(), "asks the gamemaster what there is to know")),
                calls);
    }
}
