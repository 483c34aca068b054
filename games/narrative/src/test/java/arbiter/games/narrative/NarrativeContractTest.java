package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.RulebookContract;
import java.util.List;

/** What the engine relies on, for Narrative Dice. */
class NarrativeContractTest extends RulebookContract<NarrativeState> {

    NarrativeContractTest() {
        super(Tables.BOOK);
    }

    /** From three starts, these are more than twenty fights. */
    @Override
    protected int tables() {
        return 7;
    }

    /** Once from each start: the odds of a step take long. */
    @Override
    protected int fightsWithOdds() {
        return 1;
    }

    /** People and psykers close to each other, two vehicles with their crews, and two whose initiative has few dice. */
    @Override
    protected List<NarrativeState> starts() {
        return List.of(Tables.of("""
                        game: narrative
                        units:
                          - {name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens}
                          - {name: Mirelle, character: ../characters/mirelle-ashe.yaml, side: wardens}
                          - {name: Voss, from: rogue-psyker, side: cult, at: short of mirelle}
                          - {name: Rabble, from: cult-rabble, side: cult, now: {members: 3}, at: engaged with ilka}
                        """), Tables.of("""
                        game: narrative
                        units:
                          - {name: Lark, from: scout-bike, side: wardens, now: {speed: 2}}
                          - {name: Carrier, from: armoured-carrier, side: convoy, now: {speed: 1}, at: short of lark}
                          - {name: Jun, character: ../characters/jun-halloran.yaml, side: wardens, at: aboard lark as pilot}
                          - {name: Brann, character: ../characters/brann-okar.yaml, side: wardens, at: aboard lark as passenger}
                          - {name: Driver, from: trooper-sergeant, side: convoy, at: aboard carrier as pilot}
                          - {name: Gunner, from: gun-thrall, side: convoy, at: aboard carrier as gunner}
                        """), Tables.of("""
                        game: narrative
                        units:
                          - {name: Rabble, from: cult-rabble, side: cult, now: {members: 2}}
                          - {name: Hounds, from: carrion-hounds, side: pack, now: {members: 2}, at: short of rabble}
                        """));
    }
}
