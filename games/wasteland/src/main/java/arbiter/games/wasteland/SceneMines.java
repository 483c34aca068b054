package arbiter.games.wasteland;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Mines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Mines that a situation has laid before it begins: {@code {weapon: trip-mine, at: gate, known-to: raiders}}. */
final class SceneMines {

    /** A mine of a file: in which zone, and the side that knows of it if there is one. */
    record WrittenMine(Weapon weapon, Node at, Optional<Node> knownTo) {

        WrittenMine {
            if (!weapon.isPlaced()) {
                throw new IllegalArgumentException(weapon.name() + " is no mine (WAS-QUAL-8); lay a trip-mine");
            }
        }
    }

    private SceneMines() {}

    static void lay(WastelandState state, List<WrittenMine> mines, Problems problems) {
        List<String> zones = new ArrayList<>();
        for (int i = 0; i < state.battlefield().size(); i++) {
            zones.add(state.battlefield().name(i));
        }
        for (WrittenMine mine : mines) {
            int zone = zones.indexOf(mine.at().text());
            if (zone < 0) {
                problems.add(
                        mine.at().place(), Nearest.unknown("zone", mine.at().text(), zones));
            } else {
                Mines.put(state, mine.weapon(), zone, knowing(state, mine.knownTo(), problems));
            }
        }
    }

    private static List<Fighter> knowing(WastelandState state, Optional<Node> side, Problems problems) {
        List<Fighter> knowing = state.units().stream()
                .filter(one ->
                        side.filter(node -> node.text().equals(one.side())).isPresent())
                .toList();
        if (knowing.isEmpty()) {
            side.ifPresent(node -> problems.add(
                    node.place(),
                    Nearest.unknown(
                            "side",
                            node.text(),
                            state.units().stream().map(Fighter::side).distinct().toList())));
        }
        return knowing;
    }
}
