package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.LookAheadContract;

class LookAheadTest extends LookAheadContract<CapitalState> {

    LookAheadTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String situation() {
        return """
                game: capital
                units:
                  - {name: Nia, from: dock-gunner, side: docks, at: "0,0"}
                  - {name: Rook, from: gutter-raider, side: gutter, at: "3,0"}
                  %s
                turn: nia
                round: 1
                """;
    }

    @Override
    protected String stranger() {
        return "{name: Ash, from: ash-hound, side: gutter, at: \"1,1\"%s}";
    }
}
