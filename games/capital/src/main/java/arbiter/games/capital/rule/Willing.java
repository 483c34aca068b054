package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.OrderRefused;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** Who follows a Captain: friends who see or hear them, unless locked out or not willing. Ledger: CAP-AMB-89. */
final class Willing {

    private Willing() {}

    static boolean mayBeOrdered(CapitalState state, Combatant captain, Combatant unit) {
        return Seizing.mayTry(unit)
                && !state.enemies(captain, unit)
                && !unit.readiness().refused(state.turns())
                && Hearing.reaches(state, unit, captain);
    }

    /** Captains need not be asked about their own orders. */
    static boolean agrees(Play<CapitalState> play, Combatant captain, Combatant unit) {
        if (unit == captain) {
            return true;
        }
        boolean willing = play.choose(Request.one(unit.decider(), "order.accept", YesNo.BOTH)
                        .asking(() -> "Does " + unit.name() + " act now, as " + captain.name() + " wants?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        if (!willing) {
            play.emit(new OrderRefused(unit.id()));
        }
        return willing;
    }
}
