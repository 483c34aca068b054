package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.LookAheadContract;

class LookAheadTest extends LookAheadContract<WastelandState> {

    LookAheadTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String situation() {
        return """
            game: wasteland
            units:
              - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
              - {id: thug, from: scav-thug, side: raiders, at: road}
              %s
            scene:
              zones: [{name: yard}, {name: road}]
              links: [{between: [yard, road]}]
            turn: rook
            round: 1
            """;
    }

    @Override
    protected String stranger() {
        return "{id: hound, from: feral-hound, side: raiders, at: yard%s}";
    }

    /** Its answers are compared one by one, so that a few show a difference. */
    @Override
    protected int seeds() {
        return 6;
    }
}
