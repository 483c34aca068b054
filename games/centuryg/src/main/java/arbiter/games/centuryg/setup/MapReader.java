package arbiter.games.centuryg.setup;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Binder;
import arbiter.content.yaml.Node;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.space.zone.GraphZones;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is there besides Units, as a situation file writes it: the map (squares, hexes, or named zones with links), its
 * Terrain and Environments by Zone, how high the Tension is, what kind of Scene it is, who lies in ambush and who stands
 * by.
 */
record MapReader(
        Optional<Node> squares,
        Optional<Node> hexes,
        List<Node> zones,
        List<Node> links,
        Map<Terrain, List<Node>> terrain,
        Map<Environment, List<Node>> environments,
        OptionalInt tension,
        Optional<SceneScale> scale,
        List<Node> ambush,
        boolean harsh,
        Optional<Helpers> reinforcements) {

    /** Those who stand by off the map. Ledger: BCG-RNF-2. */
    record Helpers(String side, int level, List<ReinforcementPower> powers) {

        Helpers {
            if (level < 0 || level > 5) {
                throw new IllegalArgumentException("the level of Reinforcements is 0 to 5, not " + level);
            }
            if (powers.size() > level + 1) {
                throw new IllegalArgumentException(
                        "level " + level + " has " + (level + 1) + " powers, not " + powers.size());
            }
        }
    }

    /** Instead of a list of all Zones. */
    private static final String ALL = "all";

    static final MapReader NONE = new MapReader(
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            Map.of(),
            Map.of(),
            OptionalInt.empty(),
            Optional.empty(),
            List.of(),
            false,
            Optional.empty());

    static MapReader read(Optional<Node> written, Problems problems) {
        return written.flatMap(node -> Binder.plain().bind(node, MapReader.class, problems))
                .orElse(NONE);
    }

    /** The map, or the one for a Scene that says nothing of it. Ledger: BCG-AMB-60. */
    Field field(Field standard, Problems problems) {
        Node said = squares.or(() -> hexes).orElseGet(() -> zones.isEmpty() ? null : zones.get(0));
        if (said == null) {
            return standard;
        }
        if ((squares.isPresent() ? 1 : 0) + (hexes.isPresent() ? 1 : 0) + (zones.isEmpty() ? 0 : 1) > 1) {
            problems.add(said.place(), "a map is made of squares, of hexes or of zones with links: say one of them");
            return standard;
        }
        try {
            Field field = zones.isEmpty() ? grid(said.text()) : map();
            field.zones(); // refuses maps that cannot be
            return field;
        } catch (IllegalArgumentException refusal) {
            problems.add(said.place(), refusal.getMessage());
            return standard;
        }
    }

    /** {@code 12x8} is twelve wide and eight high. */
    private Field grid(String text) {
        String[] sides = text.split("x", -1);
        if (sides.length != 2 || !sides[0].matches("\\d{1,3}") || !sides[1].matches("\\d{1,3}")) {
            throw new IllegalArgumentException("write a map as width x height, such as 12x8, not '" + text + "'");
        }
        int width = Integer.parseInt(sides[0]);
        int height = Integer.parseInt(sides[1]);
        return squares.isPresent() ? Field.squares(width, height) : Field.hexes(width, height);
    }

    private Field map() {
        List<GraphZones.Link> joined = new ArrayList<>();
        for (Node link : links) {
            String[] ends = link.text().split(" - ", -1);
            if (ends.length != 2) {
                throw new IllegalArgumentException(
                        "write a link as two zones, such as hall - yard, not '" + link.text() + "'");
            }
            joined.add(new GraphZones.Link(ends[0].strip(), ends[1].strip()));
        }
        return Field.map(zones.stream().map(Node::text).toList(), joined);
    }

    /** The Zones that a list of a scene names. */
    static List<Integer> zones(List<Node> named, Zones zones, Problems problems) {
        List<Integer> found = new ArrayList<>();
        for (Node node : named) {
            if (node.text().equals(ALL)) {
                for (int zone = 0; zone < zones.size(); zone++) {
                    found.add(zone);
                }
            } else {
                zone(node, zones, problems).ifPresent(found::add);
            }
        }
        return found;
    }

    /** The Zone that is written there. */
    static OptionalInt zone(Node written, Zones zones, Problems problems) {
        OptionalInt zone = zones.find(written.text());
        if (zone.isEmpty()) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < zones.size(); i++) {
                names.add(zones.text(i));
            }
            problems.add(written.place(), Nearest.unknown("Zone", written.text(), names));
        }
        return zone;
    }
}
