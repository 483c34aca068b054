package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.testkit.EncountersContract;
import java.util.List;
import java.util.Map;

class EncountersTest extends EncountersContract<NarrativeState> {

    EncountersTest() {
        super(Tables.BOOK);
    }

    /** The opponent does not drive: it never brings a pursuit to its end. */
    @Override
    protected List<String> encounters() {
        return super.encounters().stream().filter(id -> !id.equals("pursuit")).toList();
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("street-ambush", 7L, "ritual", 3L, "boarding-action", 5L);
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
