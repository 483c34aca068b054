package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.EncountersContract;
import java.util.Map;

class EncountersTest extends EncountersContract<NarrativeState> {

    EncountersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("street-ambush", 7L, "ritual", 3L, "boarding-action", 5L, "pursuit", 2L);
    }

    @Override
    protected String arena() {
        return """
            game: narrative
            units:
              - {name: One, from: %s, side: red}
              - {name: Other, from: line-trooper, side: blue, now: {members: 3}}
            """;
    }
}
