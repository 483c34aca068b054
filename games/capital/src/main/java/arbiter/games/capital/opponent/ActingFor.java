package arbiter.games.capital.opponent;

import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Request;

/** Whom a question is about, which is not always the one who is asked. */
final class ActingFor {

    private ActingFor() {}

    /** Whoever attacks, or acts, be it a Companion for which somebody else decides; otherwise the one who is asked. */
    static Combatant of(CapitalState state, Request<?> request) {
        if (request.options().get(0) instanceof AttackAction strike) {
            return strike.attacker();
        }
        Combatant acting = state.acting().orElse(null);
        boolean acts = acting != null && acting.decider().equals(request.decider());
        return acts || request.decider().isGamemaster()
                ? acting
                : state.unit(request.decider().id());
    }
}
