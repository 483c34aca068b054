package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.GrappleEnded;
import arbiter.kernel.Play;

/** A grapple is over when the two lose base contact. Ledger: CAP-AMB-96. */
final class LosingHold {

    private LosingHold() {}

    static void resolve(Play<CapitalState> play) {
        CapitalState state = play.state();
        for (int i = 0; i < state.combatants().size(); i++) {
            Combatant victim = state.combatants().get(i);
            if (victim.grappledBy().isPresent()
                    && !state.touching(
                            victim, state.combatant(victim.grappledBy().get()))) {
                play.emit(new GrappleEnded(victim.id()));
            }
        }
    }
}
