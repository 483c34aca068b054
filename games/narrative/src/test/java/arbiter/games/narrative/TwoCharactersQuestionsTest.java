package arbiter.games.narrative;

import arbiter.games.narrative.opponent.NarrativeOpponent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Agent;
import arbiter.testkit.QuestionsContract;

/** How often a person with two characters is asked. */
class TwoCharactersQuestionsTest extends QuestionsContract<NarrativeState> {

    TwoCharactersQuestionsTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String encounter() {
        return "a street with two wardens";
    }

    @Override
    protected NarrativeState start() {
        return Tables.of("""
                game: narrative
                units:
                  - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                  - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens}
                  - {name: Rabble, from: cult-rabble, side: cult, now: {members: 4}, at: short of brann}
                  - {name: Hounds, from: carrion-hounds, side: cult, now: {members: 3}, at: short of ilka}
                  - {name: Sergeant, from: trooper-sergeant, side: cult, at: long from ilka}
                """);
    }

    @Override
    protected double mostOnAverage() {
        return 6;
    }

    /** Who goes first, then for each two maneuvers, the action, and what its symbols buy. */
    @Override
    protected int mostUsually() {
        return 9;
    }

    @Override
    protected int mostEver() {
        return 9;
    }

    @Override
    protected int mostWithOrders() {
        return 6;
    }

    @Override
    protected Agent<NarrativeState> opponent() {
        return NarrativeOpponent.create();
    }
}
