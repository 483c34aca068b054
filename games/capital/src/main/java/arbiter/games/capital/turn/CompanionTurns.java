package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * A Companion acts in its owner's turn, with Actions of its own in any order with the owner's. Ledger:
 * CAP-KEY-COMPANION, CAP-AMB-34.
 */
final class CompanionTurns {

    /** Whoever acts next in a turn that is shared. */
    private record Next(Combatant unit) implements Option {

        @Override
        public String id() {
            return unit.id();
        }

        @Override
        public String text() {
            return unit.name() + " acts";
        }
    }

    private CompanionTurns() {}

    /** Who takes part in a unit's turn: the owner and the Companions that are still there, the owner first. */
    static List<Combatant> sharing(CapitalState state, Combatant unit) {
        String owner = unit.bond().map(CompanionBond::owner).orElse(unit.id());
        List<Combatant> sharing = new ArrayList<>(2);
        Combatant first = state.unit(owner);
        if (first.present()) {
            sharing.add(first);
        }
        for (Combatant companion : state.units()) {
            if (companion.bond().isPresent()
                    && companion.present()
                    && companion.bond().get().owner().equals(owner)) {
                sharing.add(companion);
            }
        }
        return sharing;
    }

    /** The unit that acts now; while several still have Actions, the owner says who is next. */
    static Combatant next(Play<CapitalState> play) {
        CapitalState state = play.state();
        Combatant acting = state.acting().orElseThrow();
        if (state.actionsLeft() == 0 || !acting.present() || !othersWait(state, acting) || !EndOfCombat.notYet(state)) {
            return acting;
        }
        List<Next> options = new ArrayList<>();
        options.add(new Next(acting));
        for (Combatant other : state.units()) {
            if (waits(other)) {
                options.add(new Next(other));
            }
        }
        Combatant chosen = play.choose(
                        Request.one(acting.decider(), "companion.next", options).asking(() -> "Who acts next?"))
                .unit();
        if (chosen != acting) {
            play.emit(new TookOver(chosen.id()));
        }
        return chosen;
    }

    private static boolean othersWait(CapitalState state, Combatant acting) {
        for (Combatant other : state.units()) {
            if (waits(other)) {
                return commanded(acting);
            }
        }
        return false;
    }

    private static boolean waits(Combatant unit) {
        return unit.waiting() > 0 && unit.present() && commanded(unit);
    }

    /** Without commands a Companion acts when its owner is done. */
    private static boolean commanded(Combatant unit) {
        return unit.bond().isEmpty() || !unit.bond().get().cutOff();
    }
}
