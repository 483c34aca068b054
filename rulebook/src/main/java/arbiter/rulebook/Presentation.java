package arbiter.rulebook;

import java.util.List;
import java.util.Optional;

/**
 * What somebody sees of a game who has never played it: its dice, its board, how many minutes a first fight takes, how hard
 * it is to learn, how many minutes pass before the first turn is understood, and a picture in a tint of its own.
 */
public record Presentation(
        String dice,
        String board,
        int minutes,
        LearningEffort learning,
        int firstTurn,
        Tint tint,
        List<Stroke> picture) {

    /** How hard a game is to learn. */
    public enum LearningEffort {
        EASY,
        MEDIUM,
        HARD
    }

    /** The colour of the picture; what it looks like is up to the page. */
    public enum Tint {
        BLUE,
        YELLOW,
        RED,
        VIOLET,
        ORANGE
    }

    /** What a shape is filled with. */
    public enum Fill {
        GROUND,
        TINT
    }

    /**
     * A line of the picture as an SVG path in a box of 280 by 132: what it is filled with and how strongly in percent, how
     * wide it is if not as usual, and whether it is faint, dashed, or only a filled shape.
     */
    public record Stroke(
            String d,
            Optional<Fill> fill,
            Optional<Integer> strength,
            Optional<Integer> width,
            boolean faint,
            boolean dashed,
            boolean bare) {}
}
