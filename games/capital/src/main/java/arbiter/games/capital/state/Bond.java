package arbiter.games.capital.state;

import arbiter.kernel.Decider;

/** Whose Companion a unit is, and whether that one's commands reach it. Ledger: CAP-KEY-COMPANION, CAP-AMB-36. */
public record Bond(String owner, boolean cutOff) {

    /** The owner picks its Actions; without commands the gamemaster does. */
    Decider decider() {
        return cutOff ? Decider.GAMEMASTER : Decider.unit(owner);
    }
}
