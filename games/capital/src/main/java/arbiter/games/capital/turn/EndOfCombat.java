package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.Optional;

/** A combat ends when the GM says so; it is proposed when nobody is up to fight with. Ledger: CAP-AMB-146. */
public final class EndOfCombat {

    private EndOfCombat() {}

    /** Whether two opposing sides have a unit that is not dead, defeated or in Critical Condition. */
    public static boolean notYet(CapitalState state) {
        Optional<Combatant> first = standing(state);
        if (first.isEmpty()) {
            return false;
        }
        for (int i = 0; i < state.units().size(); i++) {
            Combatant unit = state.units().get(i);
            if (stands(unit) && state.enemies(first.get(), unit)) {
                return true;
            }
        }
        return false;
    }

    /** The first who is still up, if anybody is; once it is over, one of the side that won. */
    public static Optional<Combatant> standing(CapitalState state) {
        for (int i = 0; i < state.units().size(); i++) {
            if (stands(state.units().get(i))) {
                return Optional.of(state.units().get(i));
            }
        }
        return Optional.empty();
    }

    private static boolean stands(Combatant unit) {
        return unit.isUp() && !unit.isVehicle();
    }

    /** Ends what lasts no longer than a combat; anything counted in turns goes on. */
    public static void resolve(Play<CapitalState> play) {
        play.emit(new CombatEnded());
    }
}
