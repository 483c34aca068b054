package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.PrimerContract;

class PrimerTest extends PrimerContract<GladiatorsState> {

    PrimerTest() {
        super(Tables.BOOK);
    }
}
