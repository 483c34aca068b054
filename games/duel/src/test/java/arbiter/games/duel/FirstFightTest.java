package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.FirstFightContract;

class FirstFightTest extends FirstFightContract<DuelState> {

    FirstFightTest() {
        super(new DuelRulebook());
    }
}
