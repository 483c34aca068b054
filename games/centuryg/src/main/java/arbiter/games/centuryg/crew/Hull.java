package arbiter.games.centuryg.crew;

/** What there is of a Unit. Ledger: BCG-CORE-2, BCG-CORE-3. */
public enum Hull {
    WHOLE,
    /** A machine without its pilot, run by its simplest routines: halved, and disabled by the first Damage. */
    EMPTY,
    /** A pilot's capsule: halved, without Threshold, Weapons and Upgrades. */
    CORE
}
