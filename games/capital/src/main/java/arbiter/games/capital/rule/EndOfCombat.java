package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.CombatEnded;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;

/** A combat ends when the GM says so; it is proposed when nobody is up to fight with. Ledger: CAP-AMB-146. */
public final class EndOfCombat {

    private EndOfCombat() {}

    /** Whether two opposing sides have a unit that is not dead, defeated or in Critical Condition. */
    public static boolean notYet(CapitalState state) {
        Combatant standing = null;
        for (int i = 0; i < state.combatants().size(); i++) {
            Combatant unit = state.combatants().get(i);
            if (unit.isUp() && !unit.isVehicle()) {
                if (standing != null && state.enemies(standing, unit)) {
                    return true;
                }
                standing = unit;
            }
        }
        return false;
    }

    /** Ends what lasts no longer than a combat; anything counted in turns goes on. */
    public static void resolve(Play<CapitalState> play) {
        play.emit(new CombatEnded());
    }
}
