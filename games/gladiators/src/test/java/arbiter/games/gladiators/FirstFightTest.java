package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.FirstFightContract;

class FirstFightTest extends FirstFightContract<GladiatorsState> {

    FirstFightTest() {
        super(Tables.BOOK);
    }
}
