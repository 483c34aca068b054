package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import java.util.List;

/** Four of the ready characters against their like, twelve metres apart. */
record Skirmish(int level, int team, boolean walls, boolean exhausted) {

    static final int TEAMS = 3;

    private static final List<List<String>> CREWS = List.of(
            List.of("orrin-vantage", "pim-tarrow", "sable-okonjo", "wren-halloway"),
            List.of("ilse-marrow", "jax-irrin", "sable-okonjo", "wren-halloway"),
            List.of("ilse-marrow", "jax-irrin", "orrin-vantage", "pim-tarrow"));

    private static final String WALLS = """
            scene:
              blockers:
                - {building: "4,0; 7,3"}
                - {wall: "5,-6; 5,-1"}
                - {pillar: "9,5", diameter: 2}
            """;

    static Skirmish at(int level) {
        return new Skirmish(level, 0, false, false);
    }

    Skirmish withTeam(int other) {
        return new Skirmish(level, other, walls, exhausted);
    }

    Skirmish amongWalls() {
        return new Skirmish(level, team, true, exhausted);
    }

    Skirmish blueExhausted() {
        return new Skirmish(level, team, walls, true);
    }

    CapitalState start() {
        StringBuilder yaml = new StringBuilder("game: capital\nunits:\n");
        List<String> crew = CREWS.get(team);
        for (int i = 0; i < crew.size(); i++) {
            yaml.append(unit(crew.get(i), "red", "0," + 2 * i, ""));
            yaml.append(unit(crew.get(i), "blue", "12," + 2 * i, exhausted ? ", now: {energy: 0}" : ""));
        }
        return Tables.of(yaml + (walls ? WALLS : ""));
    }

    private String unit(String name, String side, String place, String now) {
        return "  - {id: %s-%s, name: %s, character: ../characters/%s-%d.yaml, side: %s, at: \"%s\"%s}\n"
                .formatted(side, name, side + " " + name, name, level, side, place, now);
    }
}
