package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Regenerated;
import arbiter.games.capital.state.RegenerationTicked;
import arbiter.kernel.Play;

/** Hit points back at the start of each turn, for a number of turns. Ledger: CAP-KEY-REGEN, CAP-AMB-73. */
final class Regeneration {

    private Regeneration() {}

    static void heal(Play<CapitalState> play, Combatant unit) {
        int amount = unit.readiness().regeneration();
        if (amount > 0 && unit.hp() < unit.profile().maxima().hitPoints()) {
            play.emit(new Regenerated(unit.id(), amount));
        }
    }

    /** Durations tick after it has healed. */
    static void tick(Play<CapitalState> play, Combatant unit) {
        if (unit.readiness().regeneration() > 0) {
            play.emit(new RegenerationTicked(unit.id()));
        }
    }
}
