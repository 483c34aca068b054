package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.PrimerContract;

class PrimerTest extends PrimerContract<DuelState> {

    PrimerTest() {
        super(new DuelRulebook());
    }
}
