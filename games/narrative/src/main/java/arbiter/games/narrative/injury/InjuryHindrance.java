package arbiter.games.narrative.injury;

/** What an injury keeps somebody from for as long as it lasts. */
enum InjuryHindrance {
    /** Acts last of its side. Ledger: NAR-CI-2. */
    SLOWED,
    /** Ledger: NAR-CI-4, NAR-CI-15. */
    NO_FREE_MANEUVER,
    /** Ledger: NAR-CI-13. */
    DISORIENTED,
    /** Ledger: NAR-CI-14. */
    NO_BOOST,
    /** Ledger: NAR-CI-17. */
    NO_CHOSEN_STRAIN,
    /** Ledger: NAR-CI-19. */
    STRAIN_ON_ACTION,
    /** Ledger: NAR-CI-23. */
    IMMOBILIZED,
    /** Ledger: NAR-CI-25. */
    STAGGERED,
    /** Ledger: NAR-CI-27. */
    BLEEDING,
    /** Ledger: NAR-CI-28. */
    DYING
}
