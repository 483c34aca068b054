package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.WrittenPartsContract;
import java.util.List;

class WrittenPartsTest extends WrittenPartsContract<GladiatorsState> {

    WrittenPartsTest() {
        super(
                Tables.BOOK,
                Tables.ENCOUNTERS,
                List.of(
                        "name: Ember, character: ../characters/ember.yaml, side: heroes, at: \"5,5\"",
                        "name: Bastion, character: ../characters/bastion.yaml, side: heroes, at: \"5,6\"",
                        "name: Warden, character: ../characters/warden.yaml, side: villains, at: \"6,5\"",
                        "name: Robber, from: gang-member, side: villains, at: \"6,6\""));
    }
}
