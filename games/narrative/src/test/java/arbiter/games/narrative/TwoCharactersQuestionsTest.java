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
        return 3.1;
    }

    /** Who goes first with what, the other one's turn, and what the symbols of each buy. */
    @Override
    protected int mostUsually() {
        return 4;
    }

    @Override
    protected int mostEver() {
        return 5;
    }

    @Override
    protected int mostWithOrders() {
        return 3;
    }

    @Override
    protected Agent<NarrativeState> opponent() {
        return NarrativeOpponent.create();
    }
}
