package arbiter.rulebook;

import arbiter.kernel.Event;
import arbiter.kernel.Refused;

/**
 * What a gamemaster does by hand, the same in every game. Each makes the event that does it; what cannot be done
 * is refused with a reason ({@link Refused}).
 */
public interface GamemasterHand<S> {

    /** Brings a unit in, as a situation file would place it. */
    Event<S> add(S state, Placement unit);

    /** Puts a unit somewhere, in the notation of the board. */
    Event<S> place(S state, String unit, String at);

    /** Hides a unit from everybody but its own player, or shows it. */
    Event<S> hide(S state, String unit, boolean hidden);

    /** Sets one of the bars that the view shows of a unit. */
    Event<S> adjust(S state, String unit, String bar, int value);

    /** Takes a unit out. */
    Event<S> remove(S state, String unit);

    /** Lays one of the paints of the board on a place, once more where it lies there already, or takes it away. */
    default Event<S> paint(S state, String place, String what, boolean on) {
        throw new Refused("nothing can be painted on this board");
    }
}
