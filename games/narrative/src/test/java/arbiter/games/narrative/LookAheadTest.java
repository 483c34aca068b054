package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.LookAheadContract;

class LookAheadTest extends LookAheadContract<NarrativeState> {

    LookAheadTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String situation() {
        return """
            game: narrative
            units:
              - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
              - {name: Rabble, from: cult-rabble, side: cult, now: {members: 3}, at: medium from ilka}
              %s
            turn: ilka
            round: 1
            """;
    }

    @Override
    protected String stranger() {
        return "{name: Psyker, from: rogue-psyker, side: cult, at: short of ilka%s}";
    }

    /** Its answers are compared one by one, so that a few show a difference. */
    @Override
    protected int seeds() {
        return 6;
    }
}
