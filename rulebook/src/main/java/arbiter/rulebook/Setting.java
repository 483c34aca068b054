package arbiter.rulebook;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a game sets a table up from: the units with their places, the scene they stand in, whose turn it is, the table
 * options. What a scene may hold is the game's own business. Anything that does not fit is added to the problems, so that
 * people can mend everything at once.
 */
public record Setting(
        List<Placement> units,
        Optional<Node> scene,
        Optional<Whose> turn,
        OptionalInt round,
        Map<String, String> options,
        Problems problems,
        List<OtherCondition> otherConditions) {

    /** A condition that the game has no word of its own for, and the words it has. */
    public record OtherCondition(String unit, Node written, List<String> known) {}

    public Setting(
            List<Placement> units,
            Optional<Node> scene,
            Optional<Whose> turn,
            OptionalInt round,
            Map<String, String> options,
            Problems problems) {
        this(units, scene, turn, round, options, problems, new ArrayList<>());
    }

    /** Leaves a condition to the gamemaster's hand: whatever can be set at a table can be written here. */
    public void otherCondition(String unit, Node written, List<String> known) {
        otherConditions.add(new OtherCondition(unit, written, known));
    }

    /** Where something else is wrong already, slips of the keyboard are reported with it. */
    void reportMisspelledConditions() {
        otherConditions.stream()
                .filter(other -> arbiter.content.Nearest.to(other.written().text(), other.known())
                        .isPresent())
                .forEach(this::report);
    }

    private void report(OtherCondition other) {
        problems.add(
                other.written().place(),
                arbiter.content.Nearest.unknown("condition", other.written().text(), other.known()));
    }

    /** Where there is no table yet to set them on, other conditions are reported. */
    public void withoutOtherConditions() {
        otherConditions.forEach(this::report);
    }

    /** The unit whose turn it is and where the file says so. */
    public record Whose(String unit, arbiter.content.Place place) {}

    /** For games that have nothing but units: a scene in the file is reported. */
    public void withoutScene() {
        scene.ifPresent(written -> problems.add(written.place(), "this game has no scene to set up"));
    }

    /** The place of the unit whose turn it is in the list of units; the first one if the file does not say. */
    public int firstToAct() {
        if (turn.isEmpty()) {
            return 0;
        }
        List<String> ids = units.stream().map(Placement::id).toList();
        int index = ids.indexOf(turn.get().unit());
        if (index < 0) {
            problems.add(
                    turn.get().place(),
                    arbiter.content.Nearest.unknown("unit", turn.get().unit(), ids));
            return 0;
        }
        return index;
    }
}
