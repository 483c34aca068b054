package arbiter.games.narrative.unit;

import arbiter.tabletop.unit.Part;

/** Part: whether the gamemaster has taken somebody out of the encounter. */
public record Attendance(boolean left) implements Part {

    public static final Attendance THERE = new Attendance(false);

    /** For the gamemaster's hand: takes no part any more. */
    public static void leave(Participant one) {
        one.set(new Attendance(true));
    }
}
