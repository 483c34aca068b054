package arbiter.games.gladiators.unit;

import arbiter.games.gladiators.sheet.DetectionKind;
import arbiter.games.gladiators.sheet.EnvironmentKind;
import arbiter.games.gladiators.sheet.MovementClass;
import arbiter.games.gladiators.sheet.WallKind;
import arbiter.tabletop.unit.FixedList;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** Fixed part: the entries of the content that rules of a fight look into, by the words that powers name them with. */
public record Lore(
        List<MovementClass> movement,
        List<DetectionKind> senses,
        List<EnvironmentKind> environments,
        List<WallKind> walls)
        implements Part {

    public Lore {
        movement = FixedList.copyOf(movement);
        senses = FixedList.copyOf(senses);
        environments = FixedList.copyOf(environments);
        walls = FixedList.copyOf(walls);
    }

    public MovementClass movement(String word) {
        for (MovementClass one : movement) {
            if (one.id().equals(word)) {
                return one;
            }
        }
        throw new IllegalArgumentException("no class of Movement is called " + word);
    }

    public DetectionKind sense(String word) {
        for (DetectionKind one : senses) {
            if (one.id().equals(word)) {
                return one;
            }
        }
        throw new IllegalArgumentException("no kind of Detection is called " + word);
    }

    public EnvironmentKind environment(String word) {
        for (EnvironmentKind one : environments) {
            if (one.id().equals(word)) {
                return one;
            }
        }
        throw new IllegalArgumentException("no environment is called " + word);
    }

    public WallKind wall(String word) {
        for (WallKind one : walls) {
            if (one.id().equals(word)) {
                return one;
            }
        }
        throw new IllegalArgumentException("no kind of wall is called " + word);
    }
}
