package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Cost;
import arbiter.tabletop.act.Act;
import java.util.List;

/** Something a character can do when it is its turn. Ledger: GG-TRN-3 to 11. */
public interface GladiatorAct extends Act<GladiatorsState, Gladiator> {

    /** How many actions it takes. */
    default int actions() {
        return 1;
    }

    /** What an act of several actions is a part of, whomever it is aimed at in the end. Ledger: GG-AMB-102. */
    default String task() {
        return id();
    }

    /** Whether it is the one activation of a turn with another target. Ledger: GG-TRN-3, GG-AMB-90. */
    default boolean aimsAtOther() {
        return false;
    }

    /** What an opponent counts it for, in hits, where that depends on nothing but the kind of act. */
    default double urgency() {
        return 0;
    }

    /** Whether it only makes its doer fit for other actions, as standing up does. */
    default boolean isGettingReady() {
        return false;
    }

    @Override
    default List<Cost> costs() {
        return actions() == 0 ? List.of() : List.of(new Cost(actions() == 1 ? "action" : "actions", actions()));
    }
}
