package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.calls.SessionTraits;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/**
 * Somebody Showboating wastes the next two actions when first worth 5 GP more than each opponent in action, and after
 * putting anybody out of action. Ledger: GG-AD-083.
 */
public final class Showboating {

    private static final String TRAIT = "showboating";
    private static final int WASTED = 2;
    private static final int BEYOND = 5;

    private Showboating() {}

    /** Somebody was put out of action. */
    public static void putOut(Play<GladiatorsState> play, Gladiator by, Gladiator target) {
        if (by != target && by.profile().has(TRAIT)) {
            play.emit(new ShowingOff(by.id(), WASTED, target.name() + " is out of action", false));
        }
    }

    /** A turn begins: is everybody in action on the other sides worth so much less, for the first time? */
    static void compare(Play<GladiatorsState> play, Gladiator unit) {
        if (!unit.profile().has(TRAIT) || unit.session().outranks() || !unit.isInAction()) {
            return;
        }
        boolean anybody = false;
        for (Gladiator other : play.state().enemiesOf(unit)) {
            if (other.isInAction()) {
                anybody = true;
                if (other.profile().gp() > unit.profile().gp() - BEYOND) {
                    return;
                }
            }
        }
        if (anybody) {
            play.emit(new ShowingOff(unit.id(), WASTED, "nobody here is a match", true));
        }
    }

    /** Whether the next action is wasted. */
    static boolean wastes(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.session().boasts() < 1) {
            return false;
        }
        play.emit(new ActionWasted(unit.id()));
        return true;
    }

    /** Somebody will show off. */
    public record ShowingOff(String unit, int actions, String because, boolean first) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            SessionTraits.boast(state.unit(unit), actions, first);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " will show off for " + GladiatorsEvent.count(actions, "action") + ": " + because);
        }
    }

    /** Somebody shows off instead of acting. */
    public record ActionWasted(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            SessionTraits.boast(gladiator, -1, false);
            gladiator.set(gladiator.turn().spent(1));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " wastes an action on showing off");
        }
    }
}
