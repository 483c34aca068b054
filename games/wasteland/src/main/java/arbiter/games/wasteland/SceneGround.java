package arbiter.games.wasteland;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Default;
import arbiter.content.yaml.Node;
import arbiter.games.wasteland.environment.Surroundings;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.CoverKind;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.ObstacleKind;
import arbiter.games.wasteland.sheet.TerrainKind;
import arbiter.games.wasteland.turn.EncounterCourse;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Battlefield;
import arbiter.games.wasteland.zone.CoverPiece;
import arbiter.games.wasteland.zone.Position;
import arbiter.rulebook.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a situation puts on the board besides units: zones with terrain, cover, light and weather, the links between them, mines,
 * the pools, and who starts; what is between units is read by {@link SceneRelations}. A unit says its zone, and the cover it is behind:
 * {@code at: hall behind counter}.
 */
final class SceneGround {

    /** Between the name of a zone and that of cover in it. */
    static final String BEHIND = " behind ";

    /** Cover of a file has at most so many dice, and a gamemaster at most so many points. */
    static final int MOST_COVER = 10;

    private static final int MOST_POINTS = 40;

    /** The scene of a file. */
    record Written(
            List<WrittenZone> zones,
            List<WrittenLink> links,
            List<List<Node>> reach,
            List<WrittenUnaware> unaware,
            List<WrittenCompanion> companions,
            List<SceneMines.WrittenMine> mines,
            List<Node> warned,
            List<Node> sneaking,
            Optional<WrittenPools> pools,
            Optional<Node> starts) {}

    record WrittenZone(
            String name,
            Optional<TerrainKind> terrain,
            @Default("0") int darkness,
            boolean fog,
            @Default("0") int rain,
            boolean radiation,
            boolean blocksSight,
            List<WrittenCover> cover) {

        WrittenZone {
            if (darkness < 0 || darkness > Surroundings.DARKEST || rain < 0 || rain > Surroundings.WETTEST) {
                throw new IllegalArgumentException(
                        "darkness is from 0 to 3 and rain from 0 to 2 (WAS-ENV-1, WAS-ENV-3)");
            }
        }
    }

    record WrittenCover(Optional<String> name, CoverKind kind, OptionalInt dice, List<Node> against) {

        WrittenCover {
            if (dice.isPresent() && (dice.getAsInt() < 1 || dice.getAsInt() > MOST_COVER)) {
                throw new IllegalArgumentException(
                        "cover has from 1 to " + MOST_COVER + " CD, not " + dice.getAsInt() + " (WAS-COVER-1)");
            }
        }
    }

    record WrittenLink(List<Node> between, List<ObstacleKind> obstacles, boolean oneWay, boolean blocksSight) {}

    record WrittenUnaware(Node unit, List<Node> of) {}

    record WrittenCompanion(Node unit, Node of) {}

    record WrittenPools(@Default("0") int party, OptionalInt gamemaster) {

        WrittenPools {
            if (party < 0 || party > ActionPools.MOST) {
                throw new IllegalArgumentException("the party has from 0 to " + ActionPools.MOST
                        + " action points in its pool, not " + party + " (WAS-AP-1)");
            }
            if (gamemaster.orElse(0) < 0 || gamemaster.orElse(0) > MOST_POINTS) {
                throw new IllegalArgumentException("the gamemaster has from 0 to " + MOST_POINTS
                        + " action points, not " + gamemaster.getAsInt() + " (WAS-AP-12)");
            }
        }
    }

    private static final Written OPEN = new Written(
            List.of(new WrittenZone("here", Optional.empty(), 0, false, 0, false, false, List.of())),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty());

    private final Written written;
    private final Battlefield battlefield;

    private SceneGround(Written written, Battlefield battlefield) {
        this.written = written;
        this.battlefield = battlefield;
    }

    static SceneGround read(Optional<Node> scene, Handbook book, Problems problems) {
        int before = problems.count();
        Written written = scene.flatMap(node -> book.content().binder().bind(node, Written.class, problems))
                .filter(one -> !one.zones().isEmpty())
                .orElse(OPEN);
        throwIfMore(problems, before);
        try {
            Battlefield map = SceneMap.of(written, problems);
            throwIfMore(problems, before);
            return new SceneGround(written, map);
        } catch (IllegalArgumentException refusal) {
            throwIfMore(problems, before);
            scene.ifPresent(node -> problems.add(node.place(), refusal.getMessage()));
            throwIfMore(problems, before);
            throw refusal;
        }
    }

    /** Without a map no place can be judged, so that its mistakes are told before those of units. */
    private static void throwIfMore(Problems problems, int before) {
        if (problems.count() > before) {
            problems.throwIfAny();
        }
    }

    Battlefield battlefield() {
        return battlefield;
    }

    Surroundings surroundings() {
        return SceneMap.surroundings(written);
    }

    /** The zone a unit says it is in; the first one if it says nothing. */
    int zone(Placement unit, Problems problems) {
        return unit.at().map(at -> zone(at, problems)).orElse(0);
    }

    private int zone(Node at, Problems problems) {
        List<String> names = written.zones().stream().map(WrittenZone::name).toList();
        String name = at.text().split(BEHIND)[0].strip();
        int number = names.indexOf(name);
        if (number < 0) {
            problems.add(at.place(), Nearest.unknown("zone", name, names));
        }
        return Math.max(0, number);
    }

    /** What is between units: cover, reach, awareness, companions; then pools and who starts. */
    void arrange(WastelandState state, List<Placement> placed, Problems problems) {
        for (int i = 0; i < placed.size(); i++) {
            Fighter one = state.units().get(i);
            placed.get(i).at().filter(at -> at.text().contains(BEHIND)).ifPresent(at -> hide(one, at, problems));
        }
        SceneRelations.arrange(state, written, problems);
        SceneMines.lay(state, written.mines(), problems);
        written.pools()
                .ifPresent(pools -> ActionPools.put(
                        state,
                        pools.party(),
                        pools.gamemaster().orElse(state.pools().gamemaster())));
        written.starts()
                .flatMap(node -> SceneRelations.units(state, List.of(node), problems).stream()
                        .findFirst())
                .ifPresent(starter -> EncounterCourse.startedBy(state, starter));
    }

    private void hide(Fighter one, Node at, Problems problems) {
        String name = at.text().split(BEHIND)[1].strip();
        List<String> names = new ArrayList<>();
        for (int piece = 0; piece < battlefield.cover().size(); piece++) {
            CoverPiece cover = battlefield.cover().get(piece);
            if (cover.zone() == one.zone()) {
                names.add(cover.name());
                if (cover.name().equals(name)) {
                    one.set(Position.behind(one.zone(), piece));
                    return;
                }
            }
        }
        problems.add(at.place(), Nearest.unknown("cover", name, names));
    }
}
