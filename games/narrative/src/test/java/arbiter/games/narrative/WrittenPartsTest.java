package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.WrittenPartsContract;
import java.util.List;

class WrittenPartsTest extends WrittenPartsContract<NarrativeState> {

    WrittenPartsTest() {
        super(
                Tables.BOOK,
                Tables.ENCOUNTERS,
                List.of(
                        "name: Ilka, character: ../characters/ilka-dorn.yaml, side: wardens",
                        "name: Mirelle, character: ../characters/mirelle-ashe.yaml, side: wardens",
                        "name: Voss, from: rogue-psyker, side: cult, at: short of mirelle",
                        "name: Rabble, from: cult-rabble, side: cult, now: {members: 4}, at: engaged with ilka"));
    }
}
