package arbiter.games.wasteland.wild;

import arbiter.dice.RandomStream;
import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.rulebook.Candidate;
import java.util.ArrayList;
import java.util.List;

/** Some of those who come with the game close together in some weather, many of them hurt, some unaware of others. */
final class WildTable {

    private static final List<String> PEOPLE = ids(Candidate.Way.CHARACTER);
    private static final List<String> ADVERSARIES = ids(Candidate.Way.FROM);
    private static final int CHARACTERS = 3;
    private static final int OTHERS = 4;
    private static final String[] ZONES = {"yard", "road", "hall"};

    private final RandomStream random;
    private final int number;
    private final StringBuilder units = new StringBuilder();
    private final List<List<String>> inZone = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

    private WildTable(int number) {
        this.number = number;
        this.random = new RandomStream(number);
    }

    static WastelandState of(int number) {
        return new WildTable(number).build();
    }

    private static List<String> ids(Candidate.Way way) {
        return Tables.BOOK.candidates().stream()
                .filter(candidate -> candidate.way() == way)
                .map(Candidate::id)
                .toList();
    }

    /** Everybody has a turn at being there. */
    private WastelandState build() {
        for (int i = 0; i < CHARACTERS; i++) {
            String person = PEOPLE.get((number + 3 * i) % PEOPLE.size());
            unit("who-" + i, "character: ../characters/" + person, "party");
        }
        for (int i = 0; i < OTHERS; i++) {
            String one = i == 0 ? ADVERSARIES.get(number % ADVERSARIES.size()) : any(ADVERSARIES);
            unit("foe-" + i, "from: " + one, "foes");
        }
        unit("pet", "from: " + (random.below(2) == 0 ? "feral-hound" : "steward-bot"), "party");
        return Tables.of("""
                game: wasteland
                units:
                %sscene:
                  zones:
                    - {name: yard, darkness: %d, cover: [{name: wall, kind: brick-cover}]}
                    - {name: road, rain: %d, fog: %s, terrain: loose-sand}
                    - {name: hall, radiation: %s, cover: [{name: counter, kind: wooden-cover}]}
                  links:
                    - {between: [yard, road]}
                    - {between: [road, hall], obstacles: [waist-high]}
                    - {between: [yard, hall]}
                  reach: %s
                  unaware: [{unit: foe-1, of: [who-0]}, {unit: who-1, of: [foe-2]}]
                  companions: [{unit: pet, of: who-0}]
                  mines: [{weapon: trip-mine, at: %s, known-to: %s}]
                  pools: {party: %d, gamemaster: %d}
                  starts: %s
                """.formatted(
                        units,
                        random.below(4),
                        random.below(3),
                        random.below(2) == 0,
                        random.below(2) == 0,
                        reach(),
                        ZONES[random.below(ZONES.length)],
                        random.below(2) == 0 ? "party" : "foes",
                        random.below(7),
                        random.below(9),
                        any(List.of("who-0", "who-1", "who-2", "foe-0"))));
    }

    private void unit(String id, String what, String side) {
        int zone = random.below(ZONES.length);
        inZone.get(zone).add(id);
        String hurt = random.below(3) == 0 ? ", now: {hp: " + (1 + random.below(4)) + "}" : "";
        String prone = random.below(5) == 0 ? ", conditions: [prone]" : "";
        String behind = zone == 0 && random.below(2) == 0 ? " behind wall" : "";
        units.append("  - {id: %s, name: %s, %s, side: %s, at: %s%s%s%s}%n"
                .formatted(id, id, what, side, ZONES[zone], behind, hurt, prone));
    }

    /** Whoever is in one zone is mostly within reach. */
    private List<List<String>> reach() {
        return inZone.stream()
                .filter(group -> group.size() > 1 && random.below(4) > 0)
                .toList();
    }

    private <T> T any(List<T> list) {
        return list.get(random.below(list.size()));
    }
}
