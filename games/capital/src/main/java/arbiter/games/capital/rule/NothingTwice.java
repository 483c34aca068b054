package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.DoneOnce;
import arbiter.games.capital.state.Hindrance;
import arbiter.kernel.Play;
import java.util.List;

/**
 * The fourth Power Play: standard Actions count by kind, all else by name, Aim and Block included. Ledger: power-play-2,
 * CAP-AMB-148.
 */
final class NothingTwice {

    private NothingTwice() {}

    static boolean holds(Combatant unit) {
        List<Hindrance> hindrances = unit.marks().hindrances();
        return !hindrances.isEmpty() && unit.marks().hampered(Hindrance.Kind.NOTHING_TWICE);
    }

    static boolean forbids(Combatant unit, String what) {
        return holds(unit) && unit.marks().hasDone(what);
    }

    static void note(Play<CapitalState> play, Combatant unit, String what) {
        if (holds(unit)) {
            play.emit(new DoneOnce(unit.id(), what));
        }
    }

    static void note(Play<CapitalState> play, Combatant unit, Deed deed) {
        if (holds(unit)) {
            play.emit(new DoneOnce(unit.id(), deed.kind()));
        }
    }

    /** Takes off a menu what the unit has done already. */
    static void cut(Combatant unit, List<Deed> menu) {
        if (holds(unit)) {
            menu.removeIf(deed -> unit.marks().hasDone(deed.kind()));
        }
    }
}
