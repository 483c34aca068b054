package arbiter.games.wasteland;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.CoverPiece;
import arbiter.games.wasteland.zone.ZoneLink;
import arbiter.games.wasteland.zone.ZonePlace;
import arbiter.tabletop.unit.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The zones of a situation with what is in them and between them. */
final class SceneMap {

    private SceneMap() {}

    static Battlefield of(SceneGround.Written written, Problems problems) {
        List<String> names =
                written.zones().stream().map(SceneGround.WrittenZone::name).toList();
        List<ZonePlace> zones = new ArrayList<>();
        List<CoverPiece> cover = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            SceneGround.WrittenZone zone = written.zones().get(i);
            zones.add(new ZonePlace(zone.name(), zone.terrain(), zone.blocksSight()));
            for (SceneGround.WrittenCover piece : zone.cover()) {
                cover.add(piece(zone, piece, i, cover, numbers(piece.against(), names, "zone", problems)));
            }
        }
        List<ZoneLink> links = new ArrayList<>();
        for (SceneGround.WrittenLink link : written.links()) {
            List<Integer> ends = numbers(link.between(), names, "zone", problems);
            if (ends.size() == 2) {
                links.add(new ZoneLink(ends.get(0), ends.get(1), link.obstacles(), link.oneWay(), link.blocksSight()));
            } else if (link.between().size() != 2) {
                throw new IllegalArgumentException("a link is between two zones: between: [hall, yard]");
            }
        }
        return Battlefield.of(zones, links, cover);
    }

    private static List<Integer> numbers(List<Node> named, List<String> names, String what, Problems problems) {
        List<Integer> numbers = new ArrayList<>();
        for (Node node : named) {
            int number = names.indexOf(node.text());
            if (number < 0) {
                problems.add(node.place(), Nearest.unknown(what, node.text(), names));
            } else {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** Names tell pieces apart where people choose them. */
    private static CoverPiece piece(
            SceneGround.WrittenZone zone,
            SceneGround.WrittenCover piece,
            int number,
            List<CoverPiece> before,
            List<Integer> against) {
        String name = piece.name().orElse(piece.kind().name().toLowerCase(Locale.ROOT));
        if (before.stream()
                .anyMatch(other -> other.zone() == number && other.name().equals(name))) {
            throw new IllegalArgumentException("two pieces of cover in " + zone.name() + " are called '" + name
                    + "': give each a name of its own");
        }
        return new CoverPiece(
                name, piece.kind(), number, piece.dice().orElse(piece.kind().dice()), against);
    }

    static Surroundings surroundings(SceneGround.Written written) {
        int size = written.zones().size();
        int[] darkness = new int[size];
        int[] fog = new int[size];
        int[] rain = new int[size];
        int[] radiation = new int[size];
        for (int i = 0; i < size; i++) {
            SceneGround.WrittenZone zone = written.zones().get(i);
            darkness[i] = zone.darkness();
            fog[i] = zone.fog() ? 1 : 0;
            rain[i] = zone.rain();
            radiation[i] = zone.radiation() ? 1 : 0;
        }
        return new Surroundings(Ints.of(darkness), Ints.of(fog), Ints.of(rain), Ints.of(radiation));
    }
}
