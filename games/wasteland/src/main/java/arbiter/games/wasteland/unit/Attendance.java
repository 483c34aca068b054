package arbiter.games.wasteland.unit;

import arbiter.tabletop.unit.Part;

/** Part: whether the gamemaster has taken somebody out of the fight. */
public record Attendance(boolean left) implements Part {

    public static final Attendance THERE = new Attendance(false);

    /** For the gamemaster's hand: takes no part any more. */
    public static void leave(Fighter one) {
        one.set(new Attendance(true));
    }
}
