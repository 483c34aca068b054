package arbiter.games.narrative.turn;

import arbiter.games.narrative.token.TokenEvents.AllyTokenTaken;
import arbiter.games.narrative.turn.TurnEvents.RoundBegan;
import arbiter.games.narrative.turn.TurnEvents.TurnBegan;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.Optional;

/** The order of turns as somebody knows it who does not know of a unit. */
public final class UnknownTurns {

    private UnknownTurns() {}

    /** The unit is taken off the table with the slots that it rolled; in its turn what comes next has begun. */
    public static void leaveOut(NarrativeState known, Participant unit) {
        boolean acting = known.progress().acting().filter(unit.id()::equals).isPresent();
        known.set(known.progress().without(unit.id(), known.slots()));
        known.set(known.slots().without(unit.id()));
        known.set(known.course().without(unit.id()));
        known.leaveOut(unit);
        if (acting) {
            goOn(known);
        }
    }

    /** Where only one can take the next slot nobody is asked, and its turn begins. */
    private static void goOn(NarrativeState known) {
        Optional<OpenSlot> next = OpenSlot.next(known);
        if (next.isEmpty()) {
            new RoundBegan().apply(known);
            next = OpenSlot.next(known);
        }
        next.filter(slot -> slot.candidates().size() == 1).ifPresent(slot -> begin(known, slot));
    }

    private static void begin(NarrativeState known, OpenSlot slot) {
        String unit = slot.candidates().get(0).id();
        new TurnBegan(unit, slot.slot()).apply(known);
        new AllyTokenTaken(unit).apply(known);
    }
}
