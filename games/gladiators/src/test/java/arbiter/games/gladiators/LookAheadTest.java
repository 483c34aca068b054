package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.LookAheadContract;

class LookAheadTest extends LookAheadContract<GladiatorsState> {

    LookAheadTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String situation() {
        return """
                game: gladiators
                units:
                  - {name: Ember, character: ../characters/ember.yaml, side: heroes, at: "5,5"}
                  - {name: Robber, from: gang-member, side: villains, at: "9,5"}
                  %s
                turn: ember
                round: 1
                """;
    }

    @Override
    protected String stranger() {
        return "{name: Thief, from: professional-criminal, side: villains, at: \"6,5\"%s}";
    }

    /** Its answers are compared one by one, so that a few show a difference. */
    @Override
    protected int seeds() {
        return 6;
    }
}
