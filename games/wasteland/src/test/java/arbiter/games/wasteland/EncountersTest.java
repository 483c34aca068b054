package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.EncountersContract;
import java.util.Map;

class EncountersTest extends EncountersContract<WastelandState> {

    EncountersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("dry-wash", 7L, "night-watch", 3L, "glow-pit", 5L, "dune-bear", 2L, "checkpoint", 4L);
    }

    @Override
    protected int fights() {
        return 60;
    }

    @Override
    protected int leastWon(String encounter) {
        return 50;
    }

    @Override
    protected int mostWon(String encounter) {
        return 85;
    }

    @Override
    protected String arena() {
        return """
            game: wasteland
            units:
              - {name: One, from: %s, side: red, at: yard}
              - {name: Other, from: road-gunner, side: blue, at: road}
            scene:
              zones: [{name: yard}, {name: road}]
              links: [{between: [yard, road]}]
            """;
    }
}
