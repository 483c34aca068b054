package arbiter.games.gladiators;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.EncountersContract;
import java.util.Map;

class EncountersTest extends EncountersContract<GladiatorsState> {

    EncountersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("bank-raid", 7L, "rooftop-chase", 3L);
    }

    @Override
    protected String arena() {
        return """
                game: gladiators
                units:
                  - {name: One, from: %s, side: red, at: "5,5"}
                  - {name: Other, from: city-police, side: blue, at: "8,5"}
                """;
    }
}
