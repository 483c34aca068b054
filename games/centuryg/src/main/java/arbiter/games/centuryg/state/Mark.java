package arbiter.games.centuryg.state;

/**
 * Something a Unit is under for a while: what it is, on whom, by whom, against whom it counts (everybody if empty), how
 * much, and until when.
 */
public record Mark(Kind kind, String on, String by, String against, int value, Clock clock) {

    /** What marks there are; the value is the amount where there is one. */
    public enum Kind {
        /** Added to Defense; of several the best counts. Ledger: BCG-UTIL-3. */
        MANEUVER,
        /** Disadvantages on the Unit's own Might Tests. Ledger: BCG-OFF-6. */
        SUPPRESSED,
        /** Damage if the Unit moves by its own will in its Turn. Ledger: BCG-OFF-6, BCG-OFF-7. */
        PINNED,
        /** Damage by the Zones moved, from Crippling Weapons. Ledger: BCG-ABIL-6. */
        CRIPPLED,
        /** Advantages on Might Tests against one target. Ledger: BCG-OFF-5. */
        ASSISTED,
        /** Advantages on Might Tests in the next Turn. Ledger: BCG-OFF-8. */
        PAIRED,
        /** Added to Defense. */
        DEFENSE,
        /** Disadvantages on Might Tests against the Unit. */
        EVASIVE,
        /** Advantages on Might Tests against the Unit. */
        EXPOSED,
        /** Advantages on the Unit's own Might Tests (below zero: Disadvantages). */
        KEEN,
        HALF_MIGHT,
        HALF_GUARD,
        HALF_SYSTEMS,
        HALF_SPEED,
        HALF_ENERGY,
        /** Halved values count in full. */
        FULL_VALUES,
        /** No Tension on the Unit's Offensive Actions. */
        NO_TENSION,
        /** Cannot regain Threshold. */
        NO_REPAIR,
        /** Absorbs that much Damage. */
        SHIELD,
        /** Maimed Areas work all the same. */
        IGNORES_MAIMS,
        /** Ignores the ground. */
        FLOATING,
        /** Flight does not work. */
        GROUNDED,
        /** Zones more with the next movement. */
        FASTER,
        /** Energy beyond the capacity, spent first. */
        OVERCHARGED,
        /** Docked and yet within reach of areas. Ledger: BCG-DOCK-3. */
        LEANING_OUT,
        /** One more Action in the next Turn. */
        SECOND_ACTION,
        /** Damage for each Energy spent. */
        SHORTED,
        /** Disadvantages on all Tests of a person. Ledger: BCG-MACT-4, called-shot. */
        RATTLED,
        /** Advantages on the next Offensive Test of a person against one target. Ledger: BCG-MACT-2. */
        BUILDUP,
        /** Advantages on Offensive Tests against the person, for allies of whoever did it. Ledger: distraction-move. */
        DISTRACTED,
        /** Has promised how the next Turn will go. Ledger: combat-profiling. */
        PROFILED,
        /** Tension counts twice for that person. Ledger: BCG-AMB-96. */
        READ,
        /** Nothing does Damage. Ledger: spectral-body. */
        INTANGIBLE
    }
}
