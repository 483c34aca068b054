package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.GuideContract;

class GuideTest extends GuideContract<DuelState> {

    GuideTest() {
        super(new DuelRulebook());
    }
}
