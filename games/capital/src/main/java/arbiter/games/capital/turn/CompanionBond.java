package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Decider;
import arbiter.tabletop.unit.Part;

/** Whose Companion a unit is, and whether that one's commands reach it. Ledger: CAP-KEY-COMPANION, CAP-AMB-36. */
public record CompanionBond(String owner, boolean cutOff) implements Part {

    /** The owner picks its Actions; without commands the gamemaster does. */
    public Decider decider() {
        return cutOff ? Decider.GAMEMASTER : Decider.unit(owner);
    }

    public static void tie(Combatant unit, String owner) {
        unit.set(new CompanionBond(owner, false));
    }

    public static void cut(Combatant unit, boolean cutOff) {
        unit.set(new CompanionBond(unit.bond().orElseThrow().owner(), cutOff));
    }

    /** Nobody is left to command the Companions of somebody who is out. */
    public static void cutAllOff(CapitalState state, String owner) {
        for (Combatant unit : state.units()) {
            if (unit.bond().isPresent() && unit.bond().get().owner().equals(owner)) {
                cut(unit, true);
            }
        }
    }
}
