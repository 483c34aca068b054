package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.act.Act;

/** Something a Unit can do in its Turn. */
public interface CenturyAct extends Act<CenturyState, Fighter> {

    /** Whether it is the Turn's Action. */
    default boolean takesAction() {
        return true;
    }

    /** Whether it is an Offensive Action. Ledger: BCG-OFF-1. */
    default boolean offensive() {
        return false;
    }

    /** What it is worth to an agent before the Action; nothing: it is not wanted. */
    default double worthBeforeAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return 0;
    }

    /** What it is worth to an agent as the Action, in Damage to expect, done or saved. */
    default double worthAsAction(CenturyState state, Fighter unit, TurnProspects prospects) {
        return 0;
    }

    /** The same for a person on foot, in points of Plot Armor: taken from Enemies, or kept. */
    default double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
        return 0;
    }

    /** Whether a docked Unit comes within reach by it. Ledger: BCG-DOCK-3. */
    default boolean leansOut() {
        return takesAction() && !declines();
    }
}
