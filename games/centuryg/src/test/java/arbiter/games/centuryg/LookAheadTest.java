package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.LookAheadContract;

class LookAheadTest extends LookAheadContract<CenturyState> {

    LookAheadTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String situation() {
        return """
                game: centuryg
                units:
                  - {name: Vane, from: vane-corvin, side: crown, at: "1,1"}
                  - {name: Clad, from: ironclad, side: rangers, at: "4,1"}
                  %s
                scene: {squares: 6x3}
                turn: vane
                round: 1
                """;
    }

    @Override
    protected String stranger() {
        return "{name: Flight, from: carrion-flight, side: rangers, at: \"2,1\"%s}";
    }
}
