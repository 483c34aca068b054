package arbiter.games.wasteland;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.companion.Service;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Mines;
import arbiter.games.wasteland.zone.Nearness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a situation says about units besides where they are: who is within whose reach, who is unaware of whom, who comes
 * sneaking, who reckons with mines, and whose companion somebody is.
 */
final class SceneRelations {

    private SceneRelations() {}

    static void arrange(WastelandState state, SceneGround.Written written, Problems problems) {
        reach(state, written.reach(), problems);
        for (SceneGround.WrittenUnaware unaware : written.unaware()) {
            for (Fighter one : units(state, List.of(unaware.unit()), problems)) {
                units(state, unaware.of(), problems).forEach(other -> Unawareness.put(one, other, true));
            }
        }
        units(state, written.sneaking(), problems).forEach(Unawareness::sneak);
        Mines.warn(state, units(state, written.warned(), problems));
        for (SceneGround.WrittenCompanion companion : written.companions()) {
            List<Fighter> two = units(state, List.of(companion.unit(), companion.of()), problems);
            if (two.size() == 2 && (two.get(0) == two.get(1) || state.enemies(two.get(0), two.get(1)))) {
                problems.add(
                        companion.of().place(),
                        two.get(0).name() + " cannot be " + two.get(1).name()
                                + "'s companion: a companion belongs to somebody else of its side (WAS-MAJ-12)");
            } else if (two.size() == 2) {
                Service.put(two.get(0), two.get(1));
            }
        }
    }

    private static void reach(WastelandState state, List<List<Node>> groups, Problems problems) {
        for (List<Node> group : groups) {
            List<Fighter> near = units(state, group, problems);
            if (near.stream().map(Fighter::zone).distinct().count() > 1) {
                problems.add(group.get(0).place(), "reach is within one zone (WAS-MOVE-1)");
                continue;
            }
            for (Fighter one : near) {
                for (Fighter other : near) {
                    if (one != other) {
                        Nearness.join(one, other);
                    }
                }
            }
        }
    }

    static List<Fighter> units(WastelandState state, List<Node> named, Problems problems) {
        List<Fighter> units = new ArrayList<>();
        for (Node node : named) {
            Optional<Fighter> found = state.units().stream()
                    .filter(one -> one.id().equals(node.text()) || one.name().equalsIgnoreCase(node.text()))
                    .findFirst();
            if (found.isEmpty()) {
                problems.add(
                        node.place(),
                        Nearest.unknown(
                                "unit",
                                node.text(),
                                state.units().stream().map(Fighter::id).toList()));
            }
            found.ifPresent(units::add);
        }
        return units;
    }
}
